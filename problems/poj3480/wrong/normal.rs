//! Reverses the answer of normal Nim for all positions.

use proconio::input;
use shared::nim;

pub fn main() {
    input! { cases: usize }
    for _ in 0..cases {
        input! { count: usize, heaps: [u64; count] }
        let sum = nim::sum(&heaps);
        println!("{}", if sum == 0 { "John" } else { "Brother" });
    }
}
