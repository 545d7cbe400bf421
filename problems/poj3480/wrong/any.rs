//! Makes the exception if any heap is 1, not only if all are.

use proconio::input;
use shared::nim;

pub fn main() {
    input! { cases: usize }
    for _ in 0..cases {
        input! { count: usize, heaps: [u64; count] }
        let sum = nim::sum(&heaps);
        let john = (sum == 0) == heaps.contains(&1);
        println!("{}", if john { "John" } else { "Brother" });
    }
}
