//! Nim with heaps that are made of the numbers in some way.

use proconio::input;

/// Answers with this heap for each number.
pub fn answer(heap: fn(u32) -> usize) {
    input! { numbers: [u32] }
    let sum = numbers.into_iter().fold(0, |sum, number| sum ^ heap(number));
    println!("{}", if sum != 0 { "Anna" } else { "Bruno" });
}
