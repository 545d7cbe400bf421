//! Luogu P2197 — 【模板】Nim 游戏 (<https://www.luogu.com.cn/problem/P2197>)
//!
//! Game:      Nim: a move takes any positive number of stones from one heap; whoever cannot move
//!            loses.
//! Theorem:   the mover wins exactly when the nim-sum is not 0 (Bouton 1901).
//! Cost:      O(n) per case. The judge allows 1 s and 125 MiB.
//! Status:    the sample; every position of up to four heaps of up to 7 stones against the rules of
//!            the game; heaps of 9999; full size against nim-sums by digits.

use proconio::input;
use shared::bounds::{check, check_each};
use shared::nim::wins;

fn main() {
    input! { t: usize }
    check("T", t, 1..=10);
    let mut answers = String::new();
    for _ in 0..t {
        input! { n: usize }
        check("n", n, 1..=10_000);
        input! { heaps: [u64; n] }
        check_each("a heap", &heaps, 0..=9999);
        answers += if wins(&heaps) { "Yes\n" } else { "No\n" };
    }
    print!("{answers}");
}
