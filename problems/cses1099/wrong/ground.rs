//! CSES 1099, wrong: counts the balls on the first stair, and on every second one from there.

use proconio::input;

pub fn main() {
    input! { cases: [[u64]] }
    for stairs in cases {
        let sum = stairs.iter().step_by(2).fold(0, |sum, balls| sum ^ balls);
        println!("{}", if sum != 0 { "first" } else { "second" });
    }
}
