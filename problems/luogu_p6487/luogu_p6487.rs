//! Luogu P6487 — COCI 2010/2011 #4 HRPA (<https://www.luogu.com.cn/problem/P6487>)
//!
//! Game:      Fibonacci Nim. One heap of n pebbles. The first move takes any number of them, every
//!            later one at most twice as many as the move before. Whoever takes the last pebble wins.
//!            What is the smallest first move that wins?
//! Theorem:   each winning move takes the smallest parts of n's Zeckendorf sum, one or more of them, and taking just
//!            one of them wins (Whinihan 1963): the answer is the smallest part.
//! Cost:      O(log n). The judge's limits are unknown.
//! Status:    the one sample that is known in full; every n up to 200 against the rules of the game;
//!            Fibonacci numbers and their neighbours up to 10^15; full size against sums of heaps
//!            that are lost by Schwenk's recurrence.
//! Limits:    n at least 1.

use proconio::input;
use shared::bounds::check;
use shared::fibonacci::zeckendorf;

fn main() {
    input! { n: u64 }
    check("N", n, 2..=1_000_000_000_000_000);
    let parts = zeckendorf(n);
    let smallest = parts.last().expect("n must not be 0");
    println!("{smallest}");
}
