//! POJ 1067, wrong: takes heaps of 2 : 1 for the lost positions. Nothing taken from the greater one
//! leaves 2 : 1 that way round, but it may leave 1 : 2: 3 of 4 beside 2.

use proconio::{input, is_stdin_empty};

pub fn main() {
    while !is_stdin_empty() {
        input! { a: u64, b: u64 }
        let lost = a.max(b) == 2 * a.min(b);
        println!("{}", u8::from(!lost));
    }
}
