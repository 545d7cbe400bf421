//! HDU 3537 — Daizhenyang's Coin (<https://acm.hdu.edu.cn/showproblem.php?pid=3537>)
//!
//! Game:      Mock Turtles. A row of coins; a move turns over one, two or three of them, the rightmost of which must
//!            show heads. Whoever cannot move loses.
//! Theorem:   coin x is worth the x-th odious number, both counted from 0 (*Winning Ways*, ch. 14), and a position is
//!            worth the nim-sum of its heads; see `shared::coin`.
//! Cost:      O(n log n) per case. The judge's limits are unknown.
//! Status:    the sample; every position of ten coins against the rules; full size against a table for 128 coins and,
//!            beyond, the values of 8 coins continued by linearity.

use proconio::{input, is_stdin_empty};
use shared::bounds::{check, check_each};
use shared::coin::mock_turtles;
use shared::nim;

fn main() {
    let mut answers = String::new();
    while !is_stdin_empty() {
        input! { n: usize }
        check("n", n, 0..=100);
        input! { mut heads: [u32; n] }
        check_each("a coin", &heads, 0..=99_999_999);
        // A coin that is listed twice still shows heads.
        heads.sort_unstable();
        heads.dedup();
        let sum = nim::sum(heads.into_iter().map(|coin| mock_turtles(coin.into())));
        answers += if sum == 0 { "Yes\n" } else { "No\n" };
    }
    print!("{answers}");
}
