//! Ignores the limit on the side of a square.

use proconio::input;
use shared::rectangles::{union_parities, Rectangle};

pub fn main() {
    input! { _side: u64, count: usize, _most: u64, rectangles: [(u64, u64, u64, u64); count] }
    let rectangles: Vec<Rectangle> = rectangles
        .iter()
        .map(|&(a, b, c, d)| Rectangle { rows: (a - 1, c), columns: (b - 1, d) })
        .collect();
    let wins = union_parities(&rectangles) != 0;
    println!("{}", if wins { "Hamed" } else { "Malek" });
}
