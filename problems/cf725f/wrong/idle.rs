//! Ignores every stack with the hotter photo below, as if nobody wanted to begin there.

use proconio::input;
use shared::switches::stops;

pub fn main() {
    input! { n: usize, stacks: [(i64, i64, i64, i64); n] }
    let photos = stacks
        .iter()
        .filter(|(a1, b1, a2, b2)| a1 + b1 >= a2 + b2)
        .flat_map(|&(a1, b1, a2, b2)| [(a1, -b1), (a2, -b2)]);
    println!("{}", stops(&photos.collect::<Vec<_>>()).0);
}
