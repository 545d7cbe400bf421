//! CSES 1730 — Nim Game I (<https://cses.fi/problemset/task/1730>)
//!
//! Game:      Nim: n heaps of sticks; a move takes any positive number of sticks from one heap, and whoever takes
//!            the last stick wins.
//! Theorem:   the mover wins exactly when the nim-sum is not 0 (Bouton 1901): a move changes one heap, and so never
//!            leads from 0 to 0; from any other nim-sum, a move in a heap with its highest bit can make it 0.
//! Cost:      O(n) per case, for n up to 200,000 in all. The judge allows 1 s and 512 MiB.
//! Status:    the sample; all cases of up to four heaps of up to 6 sticks, and random ones, against the rules; full
//!            size against nim-sums by digits.

use proconio::input;
use shared::bounds::{check, Total};
use shared::nim;
use shared::writing::print_words;

fn main() {
    input! { t: usize }
    check("t", t, 1..=200_000);
    let mut total = Total::new("the sum of n", 1..=200_000);
    print_words((0..t).map(|_| {
        input! { n: usize }
        check("n", n, 1..=200_000);
        total.add(n);
        let first = nim::sum((0..n).map(|_| {
            input! { heap: u64 }
            check("a heap", heap, 1..=1_000_000_000);
            heap
        })) != 0;
        ["second", "first"][usize::from(first)]
    }));
}
