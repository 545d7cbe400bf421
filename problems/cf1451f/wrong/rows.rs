//! Uses the rows as the layers, not the antidiagonals.

use proconio::input;
use shared::nim;

pub fn main() {
    input! { cases: usize }
    for _ in 0..cases {
        input! { rows: usize, columns: usize, matrix: [[u64; columns]; rows] }
        let lost = matrix.iter().all(|row| nim::sum(row) == 0);
        println!("{}", if lost { "Jeel" } else { "Ashish" });
    }
}
