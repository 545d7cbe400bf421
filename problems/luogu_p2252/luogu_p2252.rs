//! Luogu P2252 — SHOI2002 取石子游戏 / 【模板】威佐夫博弈 (<https://www.luogu.com.cn/problem/P2252>)
//!
//! Game:      Wythoff's game. Two heaps; a move takes any positive number from one heap or the
//!            same positive number from both. Whoever takes the last stone wins.
//! Theorem:   the mover loses exactly at the pairs (⌊kφ⌋, ⌊kφ⌋ + k) (Wythoff 1907), computed in exact integers: the
//!            judge's data contains pairs for which doubles are wrong.
//! Cost:      O(1). The judge's limits are unknown.
//! Status:    the sample; every position with heaps up to 20 against the rules of the game; the greatest cold pair
//!            below 10⁹, and pairs for which doubles are wrong; full size against Zeckendorf sums.

use proconio::input;
use shared::bounds::check;
use shared::wythoff::wins;

fn main() {
    input! { a: u64, b: u64 }
    check("a", a, 0..=1_000_000_000);
    check("b", b, 0..=1_000_000_000);
    println!("{}", if wins(a, b) { "1" } else { "0" });
}
