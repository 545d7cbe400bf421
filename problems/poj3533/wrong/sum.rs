//! Adds the coordinates of a lamp as nimbers instead of multiplying them.

use proconio::{input, is_stdin_empty};

pub fn main() {
    while !is_stdin_empty() {
        input! { count: usize, lamps: [(u32, u32, u32); count] }
        let sum = lamps.iter().fold(0, |sum, (x, y, z)| sum ^ x ^ y ^ z);
        println!("{}", if sum == 0 { "Yes" } else { "No" });
    }
}
