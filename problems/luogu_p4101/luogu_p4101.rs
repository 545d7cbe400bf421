//! Luogu P4101 — HEOI2014 人人尽说江南好 (<https://www.luogu.com.cn/problem/P4101>)
//!
//! Game:      n piles of one stone each. A move merges two piles into one, which may have at most m
//!            stones. Whoever cannot move loses.
//! Theorem:   either player can ensure that the least possible number of piles, ⌈n / m⌉, is left, so the first
//!            player wins exactly when n - ⌈n / m⌉ is odd (proved in `shared::merging`).
//! Cost:      O(1) per case. The judge's limits are unknown.
//! Status:    the sample; all n and m up to 18, and random n up to 22, against the rules of the game; full size against
//!            games played to their end for up to 300 piles, and beyond, against the number of moves of a single play.
//!            The output is 0 if the first player wins, and 1 if the second does.
//! Limits:    m at least 1.

use proconio::input;
use shared::bounds::check;
use shared::merging::wins;

fn main() {
    input! { t: usize }
    check("T", t, 1..=100);
    let mut answers = String::new();
    for _ in 0..t {
        input! { n: u64, m: u64 }
        check("n", n, 1..=1_000_000_000);
        check("m", m, 1..=1_000_000_000);
        answers += if wins(n, m) { "0\n" } else { "1\n" };
    }
    print!("{answers}");
}
