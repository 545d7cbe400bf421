//! Assumes that arcs lead to greater numbers, and computes values from the last position backwards.

use proconio::{input, is_stdin_empty};
use shared::grundy::{mex, wins};

pub fn main() {
    while !is_stdin_empty() {
        input! { successors: [[usize]] }
        let mut values = vec![0; successors.len()];
        for position in (0..successors.len()).rev() {
            values[position] = mex(successors[position].iter().map(|&to| values[to]));
        }
        loop {
            input! { pieces: [u64] }
            if pieces.is_empty() {
                break;
            }
            println!("{}", if wins(&values, &pieces) { "WIN" } else { "LOSE" });
        }
    }
}
