//! Takes the remainders modulo 3.

use proconio::input;

pub fn main() {
    input! { cases: [[u64]] }
    for heaps in cases {
        let sum = heaps.iter().fold(0, |sum, heap| sum ^ (heap % 3));
        println!("{}", if sum != 0 { "first" } else { "second" });
    }
}
