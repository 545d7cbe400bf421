//! Luogu P4136, wrong: lets Bob win only on a board of one cell, where Alice cannot move at all.

use proconio::{input, is_stdin_empty};

pub fn main() {
    while !is_stdin_empty() {
        input! { n: u64 }
        if n == 0 {
            break;
        }
        println!("{}", if n == 1 { "Bob" } else { "Alice" });
    }
}
