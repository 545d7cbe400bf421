//! Plays Nim, as if no move took from both heaps.

use proconio::{input, is_stdin_empty};

pub fn main() {
    while !is_stdin_empty() {
        input! { a: u64, b: u64 }
        println!("{}", u8::from(a != b));
    }
}
