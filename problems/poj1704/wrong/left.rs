//! Pairs the chessmen from the left, and ignores the last of an odd number.

use proconio::input;
use shared::nim;

pub fn main() {
    input! { cases: usize }
    for _ in 0..cases {
        input! { chessmen: usize, mut cells: [u64; chessmen] }
        cells.sort_unstable();
        let sum = nim::sum(cells.chunks_exact(2).map(|pair| pair[1] - pair[0] - 1));
        println!("{} will win", if sum == 0 { "Bob" } else { "Georgia" });
    }
}
