//! POJ 3922 — A simple stone game (<http://poj.org/problem?id=3922>)
//!
//! Game:      one heap of n stones. The first move takes at least one stone but not all; every later one
//!            at least one and at most k times as many as the move before. Whoever takes the last stone
//!            wins. What is the smallest first move that wins?
//! Theorem:   write n as a sum of lost heaps, each more than k times the next one. Each winning move takes one or more
//!            of the smallest parts; the first player loses exactly at the lost heaps (Schwenk 1970). See
//!            `shared::take_away`.
//! Cost:      O(k log n) per case, for n up to 10⁸ and k up to 100,000: at most 748,550 lost heaps. The judge allows
//!            1 s and 64 MiB.
//! Status:    the sample; every n up to 60 with all k up to 20 against the rules of the game; full size
//!            against a sweep over all smaller heaps by the rules.
//! Limits:    k at least 1.

use proconio::input;
use shared::bounds::check;
use shared::take_away::TakeAway;
use std::fmt::Write;

fn main() {
    input! { t: usize }
    check("t", t, 1..=20);
    let mut answers = String::new();
    for case in 1..=t {
        input! { n: u64, k: u64 }
        check("n", n, 2..=100_000_000);
        check("k", k, 1..=100_000);
        let parts = TakeAway::new(k, n).parts(n);
        let _ = match parts.last() {
            Some(&part) if part < n => writeln!(answers, "Case {case}: {part}"),
            _ => writeln!(answers, "Case {case}: lose"),
        };
    }
    print!("{answers}");
}
