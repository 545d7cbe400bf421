//! Baekjoon 33795 — Unfair Game (<https://www.acmicpc.net/problem/33795>)
//!
//! Game:      a strip of n cells. In turn, Alice first, she places a tile on a consecutive free cells, and Bob one on
//!            b, where a > b. Whoever cannot place a tile loses.
//! Theorem:   call a gap of free cells dead if it has fewer than b cells, a star if it has a to 2b - 1, and Bob's
//!            otherwise. Any move in a star leaves dead gaps. Claim: Bob, to move, loses exactly when no gap is his
//!            and the number of stars is even. Without a gap of his, each move takes a star. If a gap has 2b cells
//!            or more, he places his tile so that a part of exactly b is left beside it. If all his gaps have fewer
//!            than a cells, he moves in any other gap, or in one of his if all others are dead. In both cases there
//!            is then a gap of at least b cells in which Alice cannot move, and by induction he wins, or she cannot
//!            move at all. Alice's first tile must therefore leave two dead gaps, so that n is from a to a + 2b -
//!            2, or two stars, so that n is from 3a to a + 4b - 2.
//! Cost:      O(1) per case, up to 100,000 cases. The judge allows 2 s and 2048 MiB.
//! Status:    the sample, whose output is computed by the rules; a up to 8, b up to 5 and n up to 30, and random cases,
//!            against the rules; games of up to 80 cells with the claim checked against the rules; up to 100,000 cells,
//!            each first tile checked by the claim. The ranges were found by search; the proof is this file's own.
//! Limits:    a up to 2⁶¹.

use proconio::input;
use shared::bounds::check;
use shared::writing::print_words;

fn main() {
    input! { t: usize }
    check("t", t, 1..=100_000);
    print_words((0..t).map(|_| {
        input! { a: u64, b: u64, n: u64 }
        check("a", a, 2..=1_000_000_000);
        check("b", b, 1..=a - 1);
        check("n", n, a..=1_000_000_000);
        assert!(a <= 1 << 61, "a must be at most 2^61");
        let leaves_dead_gaps = a <= n && n <= a + 2 * b - 2;
        let leaves_stars = 3 * a <= n && n <= a + 4 * b - 2;
        let alice = leaves_dead_gaps || leaves_stars;
        ["Bob", "Alice"][usize::from(alice)]
    }));
}
