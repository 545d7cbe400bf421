//! CSES 1729 — Stick Game (<https://cses.fi/problemset/task/1729>)
//!
//! Game:      a heap of sticks, and a set of numbers that contains 1. A move takes p sticks for some p in the set, and
//!            whoever takes the last stick wins. For each heap of 1 to n sticks: does the player to move win?
//! Theorem:   a heap is won exactly when some move leaves a lost one: by definition, from the smallest heap up. The
//!            lost heaps are a bit set, which each number shifts up by itself, 64 heaps at a time
//!            (`shared::subtraction`).
//! Cost:      O(n k / 64 + n) for k numbers. The judge allows 1 s and 512 MiB.
//! Status:    the sample; every set of numbers up to 8, and random ones up to 300, against the rules; larger
//!            ones against a table in which each lost heap marks the won ones.
//! Limits:    an amount is at least 1.

use proconio::input;
use shared::bounds::{check, check_each, check_that};
use shared::subtraction::Subtraction;

fn main() {
    input! { n: u64, k: usize }
    check("n", n, 1..=1_000_000);
    check("k", k, 1..=100);
    input! { amounts: [u64; k] }
    check_each("an amount", &amounts, 1..=n);
    check_that(amounts.contains(&1), "the amounts must include 1");
    let won = Subtraction::new(&amounts).wins(n);
    let answers: String = won[1..].iter().map(|&wins| if wins { 'W' } else { 'L' }).collect();
    println!("{answers}");
}
