//! Luogu P2197, wrong: the sum of one case is carried into the next.

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
