//! Luogu P4301 — (CQOI2013) 新Nim游戏, "A New Game of Nim" (<https://www.luogu.com.cn/problem/P4301>)
//!
//! Game:      k heaps. First one player and then the other takes any number of whole heaps, possibly none, but not all.
//!            From then on, they play Nim. What is the least number of matches that the first player must take with his
//!            heaps in order to win?
//! Theorem:   he has to leave heaps of which no nonempty subset has nim-sum 0, since otherwise the second player
//!            would leave such a subset. Any such heaps win, and the greedy choice finds those of the greatest sum
//!            (`shared::xor_basis`). One heap can always be left, so an answer exists.
//! Cost:      O(k log k + k · 30), for k up to 100. The judge's limits are unknown.
//! Status:    the sample; all multisets of up to 5 heaps up to 5, and random ones of up to 6 heaps, against the rules;
//!            full size against the same claim, with all subsets of up to 14 heaps.

use proconio::input;
use shared::bounds::{check, check_each};
use shared::xor_basis::greatest_independent_sum;

fn main() {
    input! { k: usize }
    check("k", k, 1..=100);
    input! { heaps: [u64; k] }
    check_each("a heap", &heaps, 1..=1_000_000_000);
    let all: u64 = heaps.iter().sum();
    println!("{}", all - greatest_independent_sum(heaps));
}
