//! Decides by the parity of the sum of all heaps.

use proconio::input;

pub fn main() {
    input! { cases: [[u64]] }
    for heaps in cases {
        let sum: u64 = heaps.iter().sum();
        println!("{}", if sum % 2 == 1 { "first" } else { "second" });
    }
}
