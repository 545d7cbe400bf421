//! POJ 1704, wrong: takes every gap for a heap, as if no move widened the next one.

use proconio::input;

pub fn main() {
    input! { cases: usize }
    for _ in 0..cases {
        input! { chessmen: usize, mut cells: [u64; chessmen] }
        cells.push(0);
        cells.sort_unstable();
        let sum = cells
            .windows(2)
            .fold(0, |sum, pair| sum ^ (pair[1] - pair[0] - 1));
        println!("{} will win", if sum == 0 { "Bob" } else { "Georgia" });
    }
}
