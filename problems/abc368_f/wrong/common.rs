//! Nim with a heap computed from each number.

use proconio::input;

/// Answers with `heap` of each number.
pub fn answer(heap: fn(u32) -> usize) {
    input! { numbers: [u32] }
    let sum = numbers.into_iter().fold(0, |sum, number| sum ^ heap(number));
    println!("{}", if sum != 0 { "Anna" } else { "Bruno" });
}
