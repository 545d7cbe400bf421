//! Adds the heaps as in Nim, as if splitting a heap changed nothing.

use proconio::input;

pub fn main() {
    input! { cases: usize }
    for _ in 0..cases {
        input! { count: usize, heaps: [u32; count] }
        let sum = heaps.iter().fold(0, |sum, heap| sum ^ heap);
        println!("{}", if sum == 0 { "Bob" } else { "Alice" });
    }
}
