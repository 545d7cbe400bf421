//! Plays misère Nim, so whoever takes the last stone loses.

use proconio::input;
use shared::nim;

pub fn main() {
    input! { count: usize, heaps: [u64; count] }
    let sum = nim::sum(&heaps);
    let wins = (sum == 0) == heaps.iter().all(|&heap| heap <= 1);
    println!("{} wins.", if wins { "First" } else { "Second" });
}
