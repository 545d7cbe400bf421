//! AtCoder EDPC K — Stones (<https://atcoder.jp/contests/dp/tasks/dp_k>)
//!
//! Game:      a pile of K stones, and a set of N numbers. A move takes p stones for some p in the set, and whoever
//!            cannot move loses.
//! Theorem:   a pile is won exactly when some move leaves a lost one: by definition, from the smallest pile up,
//!            64 piles at a time (`shared::subtraction`).
//! Cost:      O(N K / 64 + K). The judge allows 2 s and 1024 MiB.
//! Status:    the samples; every set of numbers up to 8, and random ones up to 1,000, against the rules; larger
//!            ones against a table in which each lost pile marks the won ones.
//! Limits:    an amount is at least 1.

use proconio::input;
use shared::bounds::{check, check_each, check_that};
use shared::subtraction::Subtraction;

fn main() {
    input! { n: usize, k: u64 }
    check("N", n, 1..=100);
    check("K", k, 1..=100_000);
    input! { amounts: [u64; n] }
    check_each("an amount", &amounts, 1..=k);
    check_that(amounts.windows(2).all(|pair| pair[0] < pair[1]), "the amounts must be ascending");
    let won = Subtraction::new(&amounts).wins(k);
    println!("{}", if won[k as usize] { "First" } else { "Second" });
}
