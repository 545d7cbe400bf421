//! AtCoder AGC002 E — Candy Piles (<https://atcoder.jp/contests/agc002/tasks/agc002_e>)
//!
//! Game:      piles of candies. A move eats one whole pile that is a greatest one, or one candy of
//!            every pile. Whoever eats the last candy loses. Does the first player win?
//! Theorem:   a token walks from the corner of a Young diagram, right or up, and must not step off;
//!            neighbours on a diagonal have the same outcome, so the last cell of the main diagonal
//!            decides, by the parities of what is beside and above it. See `shared::candy_piles`.
//! Cost:      O(N log N). The judge allows 2 s and 256 MiB.
//! Status:    the samples; all cases of up to four piles with up to four candies, and random ones of
//!            up to 12 piles with up to 20, against the rules; full size for time and crashes only.

use proconio::input;
use shared::candy_piles::wins_misere;

const MAX_PILES: usize = 100_000;

fn main() {
    input! { n: usize }
    assert!(
        (1..=MAX_PILES).contains(&n),
        "n is {n}, not in 1..={MAX_PILES}"
    );
    input! { piles: [u64; n] }
    assert!(!piles.contains(&0), "a pile is 0, not in 1..");
    println!(
        "{}",
        if wins_misere(&piles) {
            "First"
        } else {
            "Second"
        }
    );
}
