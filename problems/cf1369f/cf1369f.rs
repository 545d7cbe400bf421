//! Codeforces 1369F — BareLee (<https://codeforces.com/problemset/problem/1369/F>)
//!
//! Game:      t rounds. In a round, the number on the board is initially s; a move doubles it or adds 1. Whoever makes
//!            it greater than e loses the round, and begins the next one; Lee begins the first. The winner of the last
//!            round wins. Can Lee force a win, and can he force a loss?
//! Theorem:   a sequential compound: each round matters only by whether its opener can force a win of the round,
//!            and whether a loss (`shared::compounds`). Above e / 2, the player to move can lose at once, by
//!            doubling. Up to e / 2, neither move goes beyond e, and whoever goes beyond e / 2 lets the opponent
//!            lose, so forcing a loss with limit e is forcing a win with limit ⌊e / 2⌋. To win: if e is odd, a
//!            player with an even number adds 1, stays at most e, and gets an even number again, so even numbers
//!            win, and odd numbers, which only lead to even ones, lose. If e is even, only adding 1 is possible
//!            above e / 2, so odd numbers win there; above e / 4, doubling leaves an even number above e / 2, which
//!            loses; and up to e / 4, whoever goes beyond e / 4 loses: winning with limit e is winning with limit
//!            ⌊e / 4⌋.
//! Cost:      O(t log e), for t up to 100,000. The judge allows 2 s and 256 MiB.
//! Status:    the samples; all rounds with e up to 40, all pairs of rounds with e up to 5, and random matches of up to
//!            six rounds against the rules; up to 2,000 rounds against the outcomes of each round from its last
//!            numbers back, run by run.
//! Limits:    s from 1 to e.

use proconio::input;
use shared::bounds::check;
use shared::compounds::Opening;

fn main() {
    input! { t: usize }
    check("t", t, 1..=100_000);
    let mut lee = Opening::END;
    for _ in 0..t {
        input! { s: u64, e: u64 }
        check("s", s, 1..=1_000_000_000_000_000_000);
        check("e", e, s..=1_000_000_000_000_000_000);
        assert!(1 <= s && s <= e, "s is {s}, not in 1..={e}");
        lee = lee.then(Opening { wins: wins(s, e), loses: s > e / 2 || wins(s, e / 2) });
    }
    println!("{} {}", u8::from(lee.wins), u8::from(lee.loses));
}

/// Returns whether the player to move from `s` can force the opponent to go beyond `e`.
fn wins(s: u64, mut e: u64) -> bool {
    while e % 2 == 0 && s <= e / 4 {
        e /= 4;
    }
    if e % 2 == 1 {
        s % 2 == 0
    } else {
        s <= e / 2 || s % 2 == 1
    }
}
