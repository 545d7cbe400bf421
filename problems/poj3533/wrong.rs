use proconio::{input, is_stdin_empty};
use shared::coin::tartan;
use shared::nim;

/// Counts a lamp that is listed twice as lit, though each line toggles its lamp.
pub fn repeated() {
    while !is_stdin_empty() {
        input! { count: usize, mut lamps: [(u64, u64, u64); count] }
        lamps.sort_unstable();
        lamps.dedup();
        let sum = nim::sum(lamps.into_iter().map(|(x, y, z)| tartan(&[x, y, z])));
        println!("{}", if sum == 0 { "Yes" } else { "No" });
    }
}

/// Adds the coordinates of a lamp as nimbers instead of multiplying them.
pub fn sum() {
    while !is_stdin_empty() {
        input! { count: usize, lamps: [(u32, u32, u32); count] }
        let sum = lamps.iter().fold(0, |sum, (x, y, z)| sum ^ x ^ y ^ z);
        println!("{}", if sum == 0 { "Yes" } else { "No" });
    }
}
