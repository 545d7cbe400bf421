//! Treats the 0 that ends the input as a board.

use proconio::{input, is_stdin_empty};

pub fn main() {
    while !is_stdin_empty() {
        input! { n: u64 }
        println!("{}", if n % 2 == 0 { "Alice" } else { "Bob" });
    }
}
