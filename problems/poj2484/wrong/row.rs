//! Lays the coins in a row, where the first player can always take the middle.

use proconio::{input, is_stdin_empty};

pub fn main() {
    while !is_stdin_empty() {
        input! { coins: u32 }
        if coins == 0 {
            break;
        }
        println!("Alice");
    }
}
