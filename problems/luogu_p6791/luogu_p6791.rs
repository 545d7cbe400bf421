//! Luogu P6791 — SNOI2020 取石子 (<https://www.luogu.com.cn/problem/P6791>)
//!
//! Game:      Fibonacci Nim in misère play. One heap of n stones; the first move takes at most k of
//!            them, every later one at most twice as many as the move before. Whoever takes the last
//!            stone loses. From how many heaps of 1 to N stones does the first player win?
//! Theorem:   a player must take the last stone only if a single one is left: set it aside, and n - 1 stones are left
//!            in normal play. They are won exactly when the smallest part of their Zeckendorf sum is at most k
//!            (Whinihan 1963). The lost heaps are numbered in order by Zeckendorf sums with smaller parts
//!            (`shared::fibonacci`).
//! Cost:      O(log N) per query. The judge allows 1 s and 128 MiB.
//! Status:    the sample; all k and N up to 60 and random ones up to 150 against the rules of the
//!            game; full size against a table up to 65,536 stones, and a recurrence beyond.

use proconio::input;
use shared::bounds::check;
use shared::fibonacci::count_wins;
use std::fmt::Write;

fn main() {
    input! { t: usize }
    check("T", t, 1..=100_000);
    let mut answers = String::new();
    for _ in 0..t {
        input! { k: u64, n: u64 }
        check("k", k, 1..=1_000_000_000_000_000_000);
        check("N", n, 1..=1_000_000_000_000_000_000);
        let _ = writeln!(answers, "{}", count_wins(n.saturating_sub(1), k));
    }
    print!("{answers}");
}
