//! Code shared by the wrong programs.

use proconio::input;

/// Answers each question from the runs of free cells and the lengths that Alice and Bob fill.
pub fn answer(wins: fn(&[usize], usize, usize) -> bool) {
    input! { questions: [(usize, usize, String)] }
    for (a, b, row) in questions {
        let runs: Vec<usize> = row.split('X').map(str::len).collect();
        println!("{}", if wins(&runs, a, b) { "YES" } else { "NO" });
    }
}
