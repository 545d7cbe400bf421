//! Plays Moore's Nim, in which a move may also touch fewer piles.

use proconio::input;
use shared::moore::wins;

pub fn main() {
    input! { piles: [u64] }
    let alice = wins(&piles, piles.len() / 2);
    println!("{}", if alice { "Alice" } else { "Bob" });
}
