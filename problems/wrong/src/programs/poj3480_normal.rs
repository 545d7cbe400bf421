//! POJ 3480, wrong: normal Nim with the answer turned round, for all heaps alike.

use proconio::input;

pub fn main() {
    input! { cases: usize }
    for _ in 0..cases {
        input! { count: usize, heaps: [u32; count] }
        let sum = heaps.iter().fold(0, |sum, heap| sum ^ heap);
        println!("{}", if sum == 0 { "John" } else { "Brother" });
    }
}
