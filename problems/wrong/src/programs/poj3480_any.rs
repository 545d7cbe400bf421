//! POJ 3480, wrong: makes the exception as soon as any heap is one, not when all are.

use proconio::input;

pub fn main() {
    input! { cases: usize }
    for _ in 0..cases {
        input! { count: usize, heaps: [u32; count] }
        let sum = heaps.iter().fold(0, |sum, heap| sum ^ heap);
        let john = (sum == 0) == heaps.contains(&1);
        println!("{}", if john { "John" } else { "Brother" });
    }
}
