//! acm.mipt.ru 100 — Nim Game — who is the winner?
//! (<http://acm.mipt.ru/judge/problems.pl?problem=100&lang=en>)
//!
//! Game:      Nim: a move takes any positive number of stones from one heap; whoever takes the last stone wins. Who
//!            wins, the first player or the second?
//! Theorem:   the first player wins exactly when the nim-sum is not 0 (Bouton 1901).
//! Cost:      O(n). The judge's limits are unknown.
//! Status:    no copy of the statement was found; the format (one position, answered by one of two sentences) is that
//!            of two published programs by different authors. Every position of up to four heaps of up to 7 stones
//!            against the rules of the game; up to 1,000 heaps of any size against nim-sums by digits.

use proconio::input;
use shared::bounds::check;
use shared::nim;

/// Our own bound; the statement's is unknown.
const MAX_HEAPS: usize = 1_000_000;

fn main() {
    input! { n: usize }
    check("the number of heaps", n, 0..=MAX_HEAPS);
    let sum = nim::sum((0..n).map(|_| {
        input! { heap: u64 }
        heap
    }));
    let winner = if sum != 0 { "First" } else { "Second" };
    println!("{winner} wins.");
}
