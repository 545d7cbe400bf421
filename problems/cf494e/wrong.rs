use proconio::input;
use shared::rectangles::{union_parities, Rectangle};

/// Ignores the limit on the side of a square.
pub fn any_square() {
    input! { _side: u64, count: usize, _most: u64, rectangles: [(u64, u64, u64, u64); count] }
    let rectangles: Vec<Rectangle> = rectangles
        .iter()
        .map(|&(a, b, c, d)| Rectangle { rows: (a - 1, c), columns: (b - 1, d) })
        .collect();
    let wins = union_parities(&rectangles) != 0;
    println!("{}", if wins { "Hamed" } else { "Malek" });
}

/// Counts the cells of each rectangle separately, so shared cells count twice.
pub fn overlaps() {
    input! { _side: u64, count: usize, most: u64, rectangles: [(u64, u64, u64, u64); count] }
    let words = rectangles.iter().map(|(a, b, c, d)| ((a - 1) ^ c) & ((b - 1) ^ d));
    let word = words.fold(0, |sum, word| sum ^ word);
    let wins = word & (u64::MAX >> most.leading_zeros()) != 0;
    println!("{}", if wins { "Hamed" } else { "Malek" });
}
