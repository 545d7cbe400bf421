//! Gives every pile the value ⌊X / K⌋, as if K divided it.

use proconio::input;

pub fn main() {
    input! { piles: [(u64, u64)] }
    let sum = piles.into_iter().fold(0, |sum, (a, k)| sum ^ (a / k));
    println!("{}", if sum == 0 { "Aoki" } else { "Takahashi" });
}
