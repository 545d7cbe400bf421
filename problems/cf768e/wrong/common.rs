//! Nim with heaps that are made of the piles in some way.

use proconio::input;

/// Answers with this heap for each pile; YES if the player who begins loses, or if `second` is false, wins.
pub fn answer(heap: fn(u32) -> u32, second: bool) {
    input! { piles: [u32] }
    let sum = piles.into_iter().fold(0, |sum, pile| sum ^ heap(pile));
    println!("{}", if (sum == 0) == second { "YES" } else { "NO" });
}
