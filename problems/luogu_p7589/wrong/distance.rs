//! Uses the distances of the pieces as heaps, not the free cells between them.

use proconio::input;
use shared::nim;

pub fn main() {
    input! { cases: usize }
    for _ in 0..cases {
        input! { count: usize, _retreats: u64, _longest: u64, lines: [(i64, i64, i64); count] }
        let distances = lines.iter().map(|(_, black, white)| black.abs_diff(*white));
        println!("{}", if nim::sum(distances) != 0 { "Yes" } else { "No" });
    }
}
