//! Plays normal Nim, as if whoever takes the last stone won.

use proconio::input;
use shared::nim;

pub fn main() {
    input! { cases: usize }
    for _ in 0..cases {
        input! { count: usize, piles: [u64; count] }
        println!("{}", if nim::wins(&piles) { "John" } else { "Brother" });
    }
}
