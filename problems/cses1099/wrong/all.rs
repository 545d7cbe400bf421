//! Counts the balls on all stairs except the first.

use proconio::input;

pub fn main() {
    input! { cases: [[u64]] }
    for stairs in cases {
        let sum = stairs[1..].iter().fold(0, |sum, balls| sum ^ balls);
        println!("{}", if sum != 0 { "first" } else { "second" });
    }
}
