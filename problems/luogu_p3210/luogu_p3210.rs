//! Luogu P3210 — HNOI2010 取石头游戏 (<https://www.luogu.com.cn/problem/P3210>)
//!
//! Game:      N heaps in a row, some of which are already gone. A move takes a heap next to a gap. In the end, all
//!            heaps are taken. How much does each player get, if both maximise their own totals?
//! Theorem:   between two gaps lies a row that is open at both ends; before the first gap and after the last lies a
//!            stack, closed by a wall. A heap y that is at least as great as both its neighbours x and z is merged with
//!            them into x - y + z; a pair at a wall, u next to it and then v with u >= v, is left for the end; and all
//!            other heaps are taken in order of size (`shared::scores`, with a proof).
//! Cost:      O(N log N), for N up to 1,000,000. The judge's limits are unknown.
//! Status:    the sample; all rows of up to 6 heaps up to 3, and random ones of up to 12, against the rules; larger
//!            ones against the same claim, checked against the rules in games of up to 60 heaps.

use proconio::input;
use shared::bounds::{check, check_each, check_that};
use shared::scores::OpenEnds;

fn main() {
    input! { n: usize }
    check("N", n, 2..=1_000_000);
    input! { heaps: [i64; n] }
    check_each("a heap", &heaps, 0..=100_000_000);
    check_that(heaps.contains(&0), "at least one heap must be 0");
    let mut pieces = heaps.split(|&heap| heap == 0);
    let mut game = OpenEnds::new();
    game.add_stack(pieces.next().unwrap_or_default().iter().copied());
    game.add_stack(pieces.next_back().unwrap_or_default().iter().rev().copied());
    pieces.for_each(|piece| game.add_row(piece.iter().copied()));
    let total: i64 = heaps.iter().sum();
    let lead = game.lead();
    println!("{} {}", (total + lead) / 2, (total - lead) / 2);
}
