//! HackerRank — Poker Nim (<https://www.hackerrank.com/challenges/poker-nim-1>)
//!
//! Game:      piles of chips. A move takes chips from a pile, or adds chips to it, at least one; each
//!            player may add to a pile at most k times. Whoever takes the last chip wins.
//! Theorem:   an addition is reversible: the opponent takes as many chips, and nothing has changed except that
//!            fewer additions are left (*Winning Ways*, 1982, ch. 3). The game is therefore Nim, whatever k is
//!            (`shared::northcott`).
//! Cost:      O(n) per case. The judge's limits are unknown.
//! Status:    the sample; all cases of up to two piles of up to 3 chips with k up to 2, and random ones, against the
//!            rules with additions of up to 2 chips; full size against Nim by digits, with such additions in games
//!            played to their end if they are short.

use proconio::input;
use shared::bounds::{check, check_each};
use shared::northcott::wins;

fn main() {
    input! { t: usize }
    check("T", t, 1..=100);
    let mut answers = String::new();
    for _ in 0..t {
        input! { n: usize, k: u64 }
        check("n", n, 1..=100);
        check("k", k, 1..=100);
        let _ = k; // Additions are reversible, whatever their number.
        input! { piles: [u64; n] }
        check_each("a pile", &piles, 1..=1_000_000_000);
        answers += if wins(&piles) { "First\n" } else { "Second\n" };
    }
    print!("{answers}");
}
