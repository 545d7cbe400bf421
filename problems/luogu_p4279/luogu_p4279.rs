//! Luogu P4279 — SHOI2008 小约翰的游戏 (<https://www.luogu.com.cn/problem/P4279>)
//!
//! Game:      Misère Nim: a move takes any positive number of stones from one pile; whoever takes
//!            the last stone loses. John begins.
//! Theorem:   as in normal Nim if some pile has two stones or more; otherwise John wins exactly when the number of
//!            piles is even (Bouton 1901).
//! Cost:      O(n) per case. The judge's limits are unknown.
//! Status:    the sample; every position of up to four piles of up to 7 stones against the rules of the game; 50 piles
//!            of one stone, 49 of them and a greater one; full size against nim-sums by digits, in games played to
//!            their end if they are short. Empty piles, which only BZOJ's statement rules out, are accepted and
//!            ignored.

use proconio::input;
use shared::bounds::{check, check_each};
use shared::nim::wins_misere;

fn main() {
    input! { t: usize }
    check("T", t, 1..=500);
    let mut answers = String::new();
    for _ in 0..t {
        input! { n: usize }
        check("N", n, 1..=50);
        input! { piles: [u64; n] }
        check_each("a pile", &piles, 0..=5000);
        answers += if wins_misere(&piles) { "John\n" } else { "Brother\n" };
    }
    print!("{answers}");
}
