//! HDU 2516 — 取石子游戏 (<https://acm.hdu.edu.cn/showproblem.php?pid=2516>)
//!
//! Game:      Fibonacci Nim. One heap of n stones. The first move takes at least one stone but not
//!            all; every later one at least one and at most twice as many as the move before.
//!            Whoever takes the last stone wins.
//! Theorem:   the mover wins exactly when the smallest part of n's Zeckendorf sum may be taken (Whinihan 1963); so the
//!            first player loses exactly when n is a Fibonacci number.
//! Cost:      O(log n) per case. The judge allows 1 s and 32 MiB.
//! Status:    the sample; every n up to 200 against the rules of the game; all Fibonacci numbers
//!            below 2³¹ and their neighbours; full size against Schwenk's recurrence.

use proconio::{input, is_stdin_empty};
use shared::bounds::check;
use shared::fibonacci::wins;
use shared::writing::print_words;
use std::iter::from_fn;

fn main() {
    print_words(from_fn(|| {
        if is_stdin_empty() {
            return None;
        }
        input! { n: u64 }
        if n == 0 {
            return None;
        }
        check("n", n, 2..=(1 << 31) - 1);
        Some(["Second win", "First win"][usize::from(wins(n, n - 1))])
    }));
}
