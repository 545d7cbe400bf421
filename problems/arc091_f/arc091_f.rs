//! AtCoder ARC091 F — Strange Nim (<https://atcoder.jp/contests/arc091/tasks/arc091_d>)
//!
//! Game:      N piles, each with a number K of its own. From a pile of X stones a move takes at least one
//!            and at most ⌊X / K⌋. Takahashi begins; whoever cannot move loses.
//! Theorem:   a pile is worth X / K if K divides X, and otherwise as much as a pile of X - ⌊X / K⌋ - 1 stones;
//!            consecutive steps with the same quotient are combined into one. See `shared::take_part`. Takahashi wins
//!            unless the nim-sum is 0 (Sprague 1935, Grundy 1939).
//! Cost:      O(√A log A) per pile of A stones, for A up to 10⁹: at most 40,000 steps. The judge allows 2 s and 256
//!            MiB.
//! Status:    the samples; every pile of up to 60 stones with K up to 10, all pairs of piles of up to 9 with K up
//!            to 4, and random ones, against the rules; up to 20,000 stones against values computed by definition;
//!            larger piles against the recurrence one step at a time, or against a list of the values of a pile and
//!            its options, rotated from each pile to the next larger one.
//! Limits:    K at least 1.

use proconio::input;
use shared::bounds::check;
use shared::take_part::value;

const MAX_STONES: u64 = 1_000_000_000;

fn main() {
    input! { n: usize }
    check("N", n, 1..=200);
    let mut sum = 0;
    for _ in 0..n {
        input! { a: u64, k: u64 }
        check("A", a, 1..=MAX_STONES);
        check("K", k, 1..=MAX_STONES);
        sum ^= value(a, k);
    }
    println!("{}", if sum == 0 { "Aoki" } else { "Takahashi" });
}
