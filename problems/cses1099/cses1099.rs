//! CSES 1099 — Stair Game (<https://cses.fi/problemset/task/1099>)
//!
//! Game:      n stairs with balls. A move takes any positive number of balls from one stair to the next lower one;
//!            balls on the first stair stay there. Whoever moves last wins.
//! Theorem:   staircase Nim (Sprague 1937): the balls on every second stair, beginning with the one above the ground,
//!            are Nim heaps, and the others do not count (`shared::staircase`).
//! Cost:      O(n) per case, for n up to 200,000 in all. The judge allows 1 s and 512 MiB.
//! Status:    the sample; all cases of up to four stairs with up to 4 balls each, and random ones, against the rules;
//!            full size against the same claim, checked against the rules in games played to their end if these are
//!            short.

use proconio::input;
use shared::bounds::{check, check_each, Total};
use shared::staircase::wins;
use shared::writing::print_words;

fn main() {
    input! { t: usize }
    check("t", t, 1..=200_000);
    let mut total = Total::new("the sum of n", 1..=200_000);
    print_words((0..t).map(|_| {
        input! { n: usize }
        check("n", n, 1..=200_000);
        total.add(n);
        input! { stairs: [u64; n] }
        check_each("the balls of a stair", &stairs, 0..=1_000_000_000);
        let first = wins(stairs.get(1..).unwrap_or_default());
        ["second", "first"][usize::from(first)]
    }));
}
