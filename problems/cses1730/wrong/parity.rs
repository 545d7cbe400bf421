//! CSES 1730, wrong: adds the heaps up, and looks whether the sum is odd.

use proconio::input;

pub fn main() {
    input! { cases: [[u64]] }
    for heaps in cases {
        let sum: u64 = heaps.iter().sum();
        println!("{}", if sum % 2 == 1 { "first" } else { "second" });
    }
}
