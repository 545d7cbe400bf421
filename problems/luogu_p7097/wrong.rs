use proconio::input;

/// Answers the case; `player` says who attacks, 0 or 1, from the number of the turn and the difference of the delays.
fn answer(player: fn(usize, i64) -> usize) {
    input! { _subtask: u64, n: usize, m: usize, w: usize, damages: [i64; m], delays: [usize; m] }
    input! { x: [i64; 2], starts: [i64; 2] }
    let mut best = vec![None; 201];
    best[w] = Some(100_000);
    for (damage, delay) in damages.into_iter().zip(delays) {
        for total in (delay..=200).rev() {
            best[total] = best[total].max(best[total - delay].map(|sum: i64| sum + damage));
        }
    }
    let mut leads = vec![0; 201];
    for turn in (0..n).rev() {
        let lead = |difference: i64| {
            let player = player(turn, difference);
            let sign = [1, -1][player];
            let reached = (0..=200).filter_map(|delay: i64| {
                let to = difference + sign * delay;
                let damage = best[delay as usize].filter(|_| to.abs() <= 100)?;
                Some(damage * (x[player] / 100_000) + sign * leads[(to + 100) as usize])
            });
            sign * reached.max().unwrap_or(0)
        };
        leads = (-100..=100).map(lead).collect();
    }
    println!("{}", leads[(starts[0] - starts[1] + 100) as usize]);
}

/// Lets Fugugu attack when the delays are equal.
pub fn tie() {
    answer(|_, difference| usize::from(difference >= 0));
}

/// Lets the players take turns.
pub fn turns() {
    answer(|turn, _| turn % 2);
}
