//! Answers as in misère play.

use proconio::input;

pub fn main() {
    input! { cases: [[u64]] }
    for heaps in cases {
        let sum = heaps.iter().fold(0, |sum, heap| sum ^ heap);
        let is_long = heaps.iter().any(|&heap| heap > 1);
        println!("{}", if (sum != 0) == is_long { "first" } else { "second" });
    }
}
