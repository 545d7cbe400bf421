//! Plays misère Nim without the exception for heaps of 1.

use proconio::input;
use shared::nim;

pub fn main() {
    input! { cases: usize }
    for _ in 0..cases {
        input! { count: usize, heaps: [u64; count] }
        let sum = nim::sum(&heaps);
        println!("{}", if sum == 0 { "Brother" } else { "John" });
    }
}
