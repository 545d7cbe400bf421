//! Counts the balls on every second stair, beginning with the first.

use proconio::input;

pub fn main() {
    input! { cases: [[u64]] }
    for stairs in cases {
        let sum = stairs.iter().step_by(2).fold(0, |sum, balls| sum ^ balls);
        println!("{}", if sum != 0 { "first" } else { "second" });
    }
}
