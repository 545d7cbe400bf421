//! Nim with a heap computed from each pile.

use proconio::input;

/// Prints YES if the first player loses, or, if `second` is false, wins.
fn answer(heap: fn(u32) -> u32, second: bool) {
    input! { piles: [u32] }
    let sum = piles.into_iter().fold(0, |sum, pile| sum ^ heap(pile));
    println!("{}", if (sum == 0) == second { "YES" } else { "NO" });
}

/// Answers for the first player.
pub fn first() {
    answer(|pile| (1..).find(|r| r * (r + 1) / 2 > pile).map_or(0, |r| r - 1), false);
}

/// Treats the piles as Nim heaps.
pub fn nim() {
    answer(|pile| pile, true);
}
