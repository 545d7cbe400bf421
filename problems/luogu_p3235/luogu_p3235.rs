//! Luogu P3235 — (HNOI2014) 江南乐, "The Joys of Jiangnan" (<https://www.luogu.com.cn/problem/P3235>)
//!
//! Game:      N heaps. A move splits a heap of at least F stones into two or more nonempty heaps, whose sizes differ by
//!            no more than 1. Whoever cannot move loses.
//! Theorem:   equal parts cancel in pairs, so only the parities of the numbers of parts of both sizes count. As
//!            long as the quotient stays the same, these depend only on the parity of the number of parts, so two
//!            splits for each quotient are enough (`shared::even_splits`).
//! Cost:      O(A √A + T N), for heaps up to A = 100,000, less if F is large. The judge's limits are unknown.
//! Status:    the sample; all games of up to three heaps of up to 8 stones with F up to 9, and random ones, against
//!            the rules; heaps up to 500 against their values by definition.

use itertools::Itertools;
use proconio::input;
use shared::bounds::{check, check_each};
use shared::even_splits::values;
use shared::nim;

fn main() {
    input! { t: usize, least: u32 }
    check("T", t, 1..=99);
    check("F", least, 1..=99_999);
    let mut games: Vec<Vec<u32>> = Vec::new();
    for _ in 0..t {
        input! { n: usize }
        check("N", n, 1..=99);
        input! { heaps: [u32; n] }
        check_each("a heap", &heaps, 1..=99_999);
        games.push(heaps);
    }
    let largest = games.iter().flatten().max().copied().unwrap_or(0);
    let values = values(least, largest);
    let wins = |heaps: &Vec<u32>| {
        nim::sum(heaps.iter().map(|&heap| u64::from(values[heap as usize]))) != 0
    };
    println!("{}", games.iter().map(|heaps| u8::from(wins(heaps))).join(" "));
}
