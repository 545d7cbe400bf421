//! Counts the cells of each rectangle separately, so shared cells count twice.

use proconio::input;

pub fn main() {
    input! { _side: u64, count: usize, most: u64, rectangles: [(u64, u64, u64, u64); count] }
    let words = rectangles.iter().map(|(a, b, c, d)| ((a - 1) ^ c) & ((b - 1) ^ d));
    let word = words.fold(0, |sum, word| sum ^ word);
    let wins = word & (u64::MAX >> most.leading_zeros()) != 0;
    println!("{}", if wins { "Hamed" } else { "Malek" });
}
