//! Luogu P5363 — SDOI2019 移动金币 (<https://www.luogu.com.cn/problem/P5363>)
//!
//! Game:      m coins on different cells of a strip of n cells. A move slides one coin to the left by at least one
//!            cell, without jumping. Whoever cannot move loses. In how many placements does the player to move win,
//!            modulo 10⁹ + 9?
//! Theorem:   staircase Nim (Sprague 1937): the gap to the left of every second coin, counted from the last one, is a
//!            heap of Nim; see `shared::staircase`. The placements whose heaps have the nim-sum 0 are counted digit by
//!            digit; see `shared::moore`.
//! Cost:      O(n m) time, O(n) memory. The judge's limits are unknown.
//! Status:    the samples; every n up to 12 with every m against the rules of the game; up to 100
//!            free cells, or two heaps, against a count heap by heap; larger ones for time and
//!            crashes only.

use proconio::input;
use shared::bounds::check;
use shared::modular::Binomials;
use shared::moore::lost_positions;

fn main() {
    input! { n: usize, m: usize }
    check("n", n, 1..=150_000);
    check("m", m, 1..=50);
    let binomials = Binomials::<1_000_000_009>::up_to(n);
    let mut won = binomials.choose(n, m);
    // With fewer cells than coins, there are no placements.
    if let Some(free) = n.checked_sub(m) {
        let heaps = (m + 1) / 2;
        let other_gaps = m + 1 - heaps; // including the one after the last coin
        let lost = lost_positions(heaps, 1, free / 2, &binomials);
        for (half, &ways) in lost.iter().enumerate() {
            let outside = free - 2 * half;
            won -= ways * binomials.choose(outside + other_gaps - 1, other_gaps - 1);
        }
    }
    println!("{}", won.value());
}
