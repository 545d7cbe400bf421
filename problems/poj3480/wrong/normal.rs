//! POJ 3480, wrong: normal Nim with the answer turned round, for all heaps alike.

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
