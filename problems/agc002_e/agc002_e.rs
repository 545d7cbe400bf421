//! AtCoder AGC002 E — Candy Piles (<https://atcoder.jp/contests/agc002/tasks/agc002_e>)
//!
//! Game:      piles of candies. A move eats a whole pile of greatest size, or one candy of every pile. Whoever eats the
//!            last candy loses. Does the first player win?
//! Theorem:   a token walks from the corner of a Young diagram, right or up, and must not step off. Neighbours on a
//!            diagonal have the same outcome, so the last cell of the main diagonal decides: its outcome depends on
//!            the parities of the numbers of cells to its right and above it. See `shared::candy_piles`.
//! Cost:      O(N). The judge allows 2 s and 256 MiB.
//! Status:    the samples; all cases of up to four piles with up to four candies, and random ones of up to 12 piles
//!            with up to 20, against the rules; full size against a table of outcomes if the table has at most
//!            3,000,000 entries, otherwise for time and crashes only.

use proconio::input;
use shared::bounds::{check, check_each};
use shared::candy_piles::wins_misere;

fn main() {
    input! { n: usize }
    check("N", n, 1..=100_000);
    input! { piles: [u64; n] }
    check_each("a pile", &piles, 1..=1_000_000_000);
    println!("{}", if wins_misere(&piles) { "First" } else { "Second" });
}
