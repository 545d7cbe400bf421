//! CSES 1098 — Nim Game II (<https://cses.fi/problemset/task/1098>)
//!
//! Game:      n heaps of sticks; a move takes 1, 2 or 3 sticks from one heap, and whoever takes the last stick
//!            wins.
//! Theorem:   a heap is worth its remainder modulo 4, since moves reach the three other remainders, or all smaller ones
//!            (`shared::bachet`); the mover wins exactly when the nim-sum of these is not 0 (Sprague 1935, Grundy
//!            1939).
//! Cost:      O(n) per case, for n up to 200,000 in all. The judge allows 1 s and 512 MiB.
//! Status:    the sample; all cases of up to four heaps of up to 6 sticks, and random ones, against the rules; full
//!            size against a table of values with its period.

use proconio::input;
use shared::bounds::{check, Total};
use shared::writing::print_words;
use shared::{bachet, nim};

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
            bachet::value(heap, 3)
        })) != 0;
        ["second", "first"][usize::from(first)]
    }));
}
