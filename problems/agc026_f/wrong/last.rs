//! Ignores the interval after the last chosen place.

use super::common::answer;

pub fn main() {
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
