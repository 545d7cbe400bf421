//! Carries the nim-sum of one case into the next.

use proconio::input;

pub fn main() {
    input! { cases: usize }
    let mut sum = 0;
    for _ in 0..cases {
        input! { count: usize, heaps: [u32; count] }
        for heap in heaps {
            sum ^= heap;
        }
        println!("{}", if sum == 0 { "No" } else { "Yes" });
    }
}
