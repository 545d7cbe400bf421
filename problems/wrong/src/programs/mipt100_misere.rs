//! MIPT 100, wrong: plays misère, so that whoever takes the last stone loses.

use proconio::{input, is_stdin_empty};
use shared::nim;

pub fn main() {
    while !is_stdin_empty() {
        input! { count: usize, heaps: [u64; count] }
        let sum = nim::sum(&heaps);
        let wins = (sum == 0) == heaps.iter().all(|&heap| heap <= 1);
        println!("{}", if wins { 1 } else { 2 });
    }
}
