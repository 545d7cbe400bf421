//! Takes heaps only until no two are equal.

use proconio::input;

pub fn main() {
    input! { mut heaps: [u64] }
    heaps.sort_unstable();
    let all: u64 = heaps.iter().sum();
    heaps.dedup();
    println!("{}", all - heaps.iter().sum::<u64>());
}
