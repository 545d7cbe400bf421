//! Reverses the outcome of normal Nim everywhere, not only if all piles are 1.

use proconio::input;
use shared::nim;

pub fn main() {
    input! { cases: usize }
    for _ in 0..cases {
        input! { count: usize, piles: [u64; count] }
        println!("{}", if nim::wins(&piles) { "Brother" } else { "John" });
    }
}
