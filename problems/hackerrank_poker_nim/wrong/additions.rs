//! Reverses the answer if the total number of additions is odd, as if all were made.

use proconio::input;
use shared::nim;

pub fn main() {
    input! { t: usize }
    for _ in 0..t {
        input! { n: usize, k: usize, piles: [u64; n] }
        let first = nim::wins(&piles) != (n * k % 2 == 1);
        println!("{}", if first { "First" } else { "Second" });
    }
}
