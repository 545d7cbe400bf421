//! Treats the heaps as Nim heaps.

use proconio::input;

pub fn main() {
    input! { t: usize }
    for _ in 0..t {
        input! { n: usize, heaps: [u64; n] }
        let sum = heaps.iter().fold(0, |sum, heap| sum ^ heap);
        println!("{}", if sum != 0 { "first" } else { "second" });
    }
}
