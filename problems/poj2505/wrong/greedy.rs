//! Lets both players multiply by 9.

use proconio::{input, is_stdin_empty};

pub fn main() {
    while !is_stdin_empty() {
        input! { goal: u64 }
        let (mut product, mut stan) = (1, false);
        while product < goal {
            stan = !stan;
            product *= 9;
        }
        println!("{} wins.", if stan { "Stan" } else { "Ollie" });
    }
}
