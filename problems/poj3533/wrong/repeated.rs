//! Keeps a lamp that is listed twice on, though each line toggles its lamp.

use proconio::{input, is_stdin_empty};
use shared::coin::tartan;
use shared::nim;

pub fn main() {
    while !is_stdin_empty() {
        input! { count: usize, mut lamps: [(u64, u64, u64); count] }
        lamps.sort_unstable();
        lamps.dedup();
        let sum = nim::sum(lamps.into_iter().map(|(x, y, z)| tartan(&[x, y, z])));
        println!("{}", if sum == 0 { "Yes" } else { "No" });
    }
}
