//! AtCoder EDPC L — Deque (<https://atcoder.jp/contests/dp/tasks/dp_l>)
//!
//! Game:      a row of numbers. In turn, Taro and Jiro take the first or the last number of it. Each maximises his own
//!            sum. By how much does Taro, who begins, win?
//! Theorem:   a number y that is at least as great as both its neighbours x and z is merged with them into x - y +
//!            z. The remaining numbers decrease from both ends towards the least one, and are taken in order of
//!            size (`shared::scores`).
//! Cost:      O(N log N), for N up to 3000. The judge allows 2 s and 1024 MiB.
//! Status:    the samples; all rows of up to 6 numbers up to 3, and random ones of up to 20, against the rules; up to
//!            300 numbers against the best differences on all intervals.

use proconio::input;
use shared::bounds::{check, check_each};
use shared::scores::row_lead;

fn main() {
    input! { n: usize }
    check("N", n, 1..=3000);
    input! { row: [i64; n] }
    check_each("a number", &row, 1..=1_000_000_000);
    println!("{}", row_lead(row));
}
