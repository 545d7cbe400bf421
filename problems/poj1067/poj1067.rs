//! POJ 1067 — 取石子游戏 (<http://poj.org/problem?id=1067>)
//!
//! Game:      Wythoff's game. Two heaps; a move takes any positive number from one heap or the
//!            same positive number from both. Whoever takes the last stone wins.
//! Theorem:   the mover loses exactly at the pairs (⌊kφ⌋, ⌊kφ⌋ + k) (Wythoff 1907); see `shared::wythoff` for why the
//!            integer arithmetic is exact.
//! Cost:      O(1) per line. The judge allows 1 s and 9.765625 MiB.
//! Status:    the sample; every position with heaps up to 60 against the rules of the game; 10⁹ and its neighbours; the
//!            cold pairs below 10⁹ for which doubles are wrong; full size against Zeckendorf sums.

use proconio::{input, is_stdin_empty};
use shared::bounds::check;
use shared::wythoff::wins;

fn main() {
    let mut answers = String::new();
    while !is_stdin_empty() {
        input! { a: u64, b: u64 }
        check("a", a, 0..=1_000_000_000);
        check("b", b, 0..=1_000_000_000);
        answers += if wins(a, b) { "1\n" } else { "0\n" };
    }
    print!("{answers}");
}
