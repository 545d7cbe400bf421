//! Lets Bob win only on a board of one cell.

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
