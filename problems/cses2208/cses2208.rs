//! CSES 2208 — Another Game (<https://cses.fi/problemset/task/2208>)
//!
//! Game:      n heaps of coins. A move takes one coin from each of some heaps, at least one of them.
//!            Whoever takes the last coin wins.
//! Theorem:   the selective compound of the heaps: lost exactly when each heap alone is lost. Any move then leaves
//!            a won heap; otherwise a move in all won heaps makes all heaps lost (Smith 1966; `shared::compounds`).
//!            Alone, a heap is lost if it is even.
//! Cost:      O(n) per case, for n up to 200,000 in all. The judge allows 1 s and 512 MiB.
//! Status:    the sample; all cases of up to four heaps of up to 5 coins, and random ones, against the rules; full size
//!            against the same claim, checked against the rules in games played to their end if these are short.

use proconio::input;
use shared::bounds::{check, Total};
use shared::compounds::wins_selective;
use shared::writing::print_words;

fn main() {
    input! { t: usize }
    check("t", t, 1..=200_000);
    let mut total = Total::new("the sum of n", 1..=200_000);
    print_words((0..t).map(|_| {
        input! { n: usize }
        check("n", n, 1..=200_000);
        total.add(n);
        let first = wins_selective((0..n).map(|_| {
            input! { heap: u64 }
            check("a heap", heap, 1..=1_000_000_000);
            heap % 2 == 1
        }));
        ["second", "first"][usize::from(first)]
    }));
}
