use proconio::input;

/// Answers each question from the runs of free cells and the lengths that Alice and Bob fill.
fn answer(wins: fn(&[usize], usize, usize) -> bool) {
    input! { questions: [(usize, usize, String)] }
    for (a, b, row) in questions {
        let runs: Vec<usize> = row.split('X').map(str::len).collect();
        println!("{}", if wins(&runs, a, b) { "YES" } else { "NO" });
    }
}

/// Gives a game with a long run to Bob, though Alice may break it.
pub fn long() {
    answer(|runs, a, b| {
        let is_bobs = |run: &usize| (b..a).contains(run) || *run >= 2 * b;
        !runs.iter().any(is_bobs) && runs.iter().filter(|&&run| run >= a).count() % 2 == 1
    });
}

/// Counts Alice's moves only.
pub fn parity() {
    answer(|runs, a, _| runs.iter().map(|run| run / a).sum::<usize>() % 2 == 1);
}
