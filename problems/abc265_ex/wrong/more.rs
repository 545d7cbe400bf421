//! Counts only the placements in which the first player has more free moves, not the balanced ones
//! with a nim-sum other than 0.

use super::common::more;
use proconio::input;

pub fn main() {
    input! { rows: usize, columns: usize }
    println!("{}", more(rows, columns).value());
}
