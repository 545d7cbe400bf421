//! Takes the remainder of the total of all heaps.

use proconio::input;

pub fn main() {
    input! { cases: [[u64]] }
    for heaps in cases {
        let sum: u64 = heaps.iter().sum();
        println!("{}", if sum % 4 != 0 { "first" } else { "second" });
    }
}
