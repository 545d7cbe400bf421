//! AtCoder ABC 368 F — Dividing Game (<https://atcoder.jp/contests/abc368/tasks/abc368_f>)
//!
//! Game:      N numbers, each at least 2. A move replaces one of them by a proper divisor. Whoever cannot move,
//!            because all are 1, loses. Anna begins.
//! Theorem:   a number is a Nim heap whose size is the number of its prime factors, counted with multiplicity: a
//!            proper divisor has fewer factors, and a move can leave any smaller number of them
//!            (`shared::prime_factors`).
//! Cost:      O(A log log A + N log A), for N and numbers up to A = 100,000. The judge allows 2 s and 1024 MiB.
//! Status:    the samples; all cases of up to three numbers up to 12, and random ones of up to four up to 100, against
//!            the rules; full size against values computed by definition.
//! Limits:    a number is at most 100,000.

use proconio::input;
use shared::bounds::{check, check_each};
use shared::nim;
use shared::prime_factors::PrimeFactors;

const MOST: u32 = 100_000;

fn main() {
    input! { n: usize }
    check("N", n, 1..=100_000);
    input! { numbers: [u32; n] }
    check_each("a number", &numbers, 2..=MOST);
    assert!(numbers.iter().all(|&number| number <= MOST), "a number is beyond {MOST}");
    let factors = PrimeFactors::up_to(MOST);
    let sum = nim::sum(numbers.iter().map(|&number| u64::from(factors.count(number))));
    println!("{}", if sum != 0 { "Anna" } else { "Bruno" });
}
