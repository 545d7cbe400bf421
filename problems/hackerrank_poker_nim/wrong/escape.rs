//! Assumes that adding chips rescues a player facing nim-sum 0.

use proconio::input;
use shared::nim;

pub fn main() {
    input! { t: usize }
    for _ in 0..t {
        input! { n: usize, k: u64, piles: [u64; n] }
        let first = nim::wins(&piles) || k > 0;
        println!("{}", if first { "First" } else { "Second" });
    }
}
