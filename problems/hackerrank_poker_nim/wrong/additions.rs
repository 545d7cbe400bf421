//! HackerRank Poker Nim, wrong: lets an odd number of additions to all piles turn the answer round, as if
//! they were moves that must be made.

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
