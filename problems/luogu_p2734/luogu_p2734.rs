//! Luogu P2734 — USACO3.3 游戏 A Game (<https://www.luogu.com.cn/problem/P2734>)
//!
//! Game:      a row of numbers. In turn, two players take the number at one of the ends, and add it to their scores.
//!            What are the scores, if each player maximises his own?
//! Theorem:   a number y that is at least as great as both its neighbours x and z is merged with them into x - y + z.
//!            The rest decreases from both ends towards its least number, and is taken in order of size
//!            (`shared::scores`). If the first player leads by d, he gets (S + d) / 2 of the total S.
//! Cost:      O(N log N), for N up to 100. The judge's limits are unknown.
//! Status:    the sample; all rows of up to 6 numbers up to 3, and random ones of up to 20, against the rules; full
//!            size against the best differences on all intervals.

use proconio::input;
use shared::bounds::{check, check_each};
use shared::scores::row_lead;

fn main() {
    input! { n: usize }
    check("N", n, 2..=100);
    input! { row: [i64; n] }
    check_each("a number", &row, 1..=200);
    let total: i64 = row.iter().sum();
    let lead = row_lead(row);
    println!("{} {}", (total + lead) / 2, (total - lead) / 2);
}
