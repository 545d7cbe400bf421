use proconio::input;

/// Answers an odd row; the closure returns what the first player gets beyond the even places.
fn answer(beyond: fn(&[i64]) -> i64) {
    input! { buns: [i64] }
    let odd: i64 = buns.iter().step_by(2).sum();
    let even = buns.iter().sum::<i64>() - odd;
    let first = if buns.len() % 2 == 0 { odd.max(even) } else { even + beyond(&buns) };
    println!("{first} {}", odd + even - first);
}

/// Begins at an end of an odd row.
pub fn ends() {
    answer(|buns| {
        buns.iter().enumerate().map(|(at, &buns)| if at % 2 == 0 { buns } else { -buns }).sum()
    });
}

/// Ignores the interval after the last chosen place.
pub fn last() {
    answer(|buns| {
        let all = buns.iter().sum::<i64>();
        let (mut reached, mut beyond) = (-all, all + 1);
        while beyond - reached > 1 {
            let middle = (reached + beyond) >> 1;
            let end = if can_reach(buns, middle) { &mut reached } else { &mut beyond };
            *end = middle;
        }
        reached
    });
}

fn can_reach(buns: &[i64], least: i64) -> bool {
    let (mut sum, mut chosen, mut reached) = (0, 0, false);
    for pair in buns.chunks(2) {
        sum += pair[0];
        let here = sum - chosen >= least;
        reached |= here;
        if here && pair.len() == 2 {
            chosen = chosen.min(sum - pair[1]);
        }
        sum -= pair.get(1).unwrap_or(&0);
    }
    reached
}
