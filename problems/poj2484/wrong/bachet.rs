//! Allows any two coins to be taken, as in Bachet's game.

use proconio::{input, is_stdin_empty};

pub fn main() {
    while !is_stdin_empty() {
        input! { coins: u32 }
        if coins == 0 {
            break;
        }
        println!("{}", if coins % 3 != 0 { "Alice" } else { "Bob" });
    }
}
