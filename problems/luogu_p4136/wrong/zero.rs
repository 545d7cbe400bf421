//! Luogu P4136, wrong: takes the 0 that ends the input for a board.

use proconio::{input, is_stdin_empty};

pub fn main() {
    while !is_stdin_empty() {
        input! { n: u64 }
        println!("{}", if n % 2 == 0 { "Alice" } else { "Bob" });
    }
}
