//! Assumes that First wins exactly when he paints the last vertex.

use proconio::input;

pub fn main() {
    input! { n: usize }
    println!("{}", if n % 2 == 1 { "First" } else { "Second" });
}
