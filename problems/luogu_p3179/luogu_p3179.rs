//! Luogu P3179 — HAOI2015 数组游戏 (<https://www.luogu.com.cn/problem/P3179>)
//!
//! Game:      cells 1 to n, some of them white. A move flips the cells x, 2x, …, kx for some k, of
//!            which x must be white. Whoever cannot move loses. For each of several positions: does
//!            the player to move win?
//! Theorem:   a coin-turning game: the mover wins unless the nim-sum of the white cells' values is 0.
//!            The value of x depends on ⌊n / x⌋ alone; see `shared::multiples`.
//! Cost:      O(n^(3/4)) once, O(w log w) per position with w white cells; O(√n) memory. The judge's limits are
//!            unknown.
//! Status:    the sample; every position with n up to 10 and random ones up to 14 against the rules of the game; full
//!            size against Grundy values computed by definition if no white cell has more than 1,000 multiples up to
//!            n; otherwise for time and crashes only. The statement promises distinct cells; a cell that is listed
//!            twice counts as white.
//! Limits:    n is below 2³², a cell in 1..=n.

use proconio::input;
use shared::bounds::{check, check_each};
use shared::multiples::Multiples;
use shared::nim;

fn main() {
    input! { n: u32, queries: usize }
    check("n", n, 1..=1_000_000_000);
    check("K", queries, 1..=100);
    let values = Multiples::new(n);
    let mut answers = String::new();
    for _ in 0..queries {
        input! { w: usize }
        check("w", w, 1..=100);
        input! { mut white: [u32; w] }
        check_each("a cell", &white, 1..=n);
        // A cell that is listed twice is still white.
        white.sort_unstable();
        white.dedup();
        let sum = nim::sum(white.into_iter().map(|cell| values.value(cell)));
        answers += if sum == 0 { "No\n" } else { "Yes\n" };
    }
    print!("{answers}");
}
