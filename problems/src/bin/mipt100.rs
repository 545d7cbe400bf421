//! acm.mipt.ru 100 — Nim Game — who is the winner?
//! (<http://acm.mipt.ru/judge/problems.pl?problem=100&lang=en>)
//!
//! Game:      Nim: a move takes any positive number of stones from one heap; whoever takes the
//!            last stone wins. Who does, the first player or the second?
//! Theorem:   the first player wins exactly if the nim-sum is not 0 (Bouton 1901).
//! Cost:      O(n) a position. The judge's limits are unknown.
//! Status:    the judge's format is not confirmed: no copy of the statement was found. This reads
//!            positions to the end of the input, each a number of heaps and the heaps, and prints 1
//!            or 2 for each. Every position of up to four heaps of up to 7 stones against the rules
//!            of the game; full size against nim-sums by digits.

use shared::bounds::check;
use shared::input;
use shared::nim::wins;
use shared::reading::is_stdin_empty;

/// A bound of ours: the statement's is unknown.
const MAX_HEAPS: usize = 1_000_000;

fn main() {
    let mut answers = String::new();
    while !is_stdin_empty() {
        input! { n: usize }
        check("the number of heaps", n, 0..=MAX_HEAPS);
        input! { heaps: [u64; n] }
        answers += if wins(&heaps) { "1\n" } else { "2\n" };
    }
    print!("{answers}");
}
