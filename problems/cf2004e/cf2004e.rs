//! Codeforces 2004E — Not a Nim Problem (<https://codeforces.com/problemset/problem/2004/E>)
//!
//! Game:      n heaps. A move takes from a heap of x stones a number of stones that is coprime to x. Whoever cannot
//!            move loses. Alice begins.
//! Theorem:   a heap is worth 0 if it is even, 1 if it is 1, and otherwise the index of its least prime factor among
//!            the primes: the rest is coprime to x, so it never has the same least prime factor, and 1 and each smaller
//!            prime can be left (`shared::prime_factors`).
//! Cost:      O(A log log A + n), for heaps up to A = 10,000,000 and n up to 300,000 in all. The judge's limits are
//!            unknown.
//! Status:    the sample; all cases of up to three heaps of up to 12 stones, and random ones of up to 25, against the
//!            rules; heaps up to 1,000 against values computed by definition; larger ones against the same claim by
//!            trial division.

use proconio::input;
use shared::bounds::{check, check_each, Total};
use shared::nim;
use shared::prime_factors::PrimeFactors;

fn main() {
    input! { t: usize }
    check("t", t, 1..=10_000);
    let mut total = Total::new("the sum of n", 1..=300_000);
    let mut cases: Vec<Vec<u32>> = Vec::new();
    for _ in 0..t {
        input! { n: usize }
        check("n", n, 1..=300_000);
        total.add(n);
        input! { heaps: [u32; n] }
        check_each("a heap", &heaps, 1..=10_000_000);
        cases.push(heaps);
    }
    let largest = cases.iter().flatten().max().copied().unwrap_or(0);
    let factors = PrimeFactors::up_to(largest);
    let value = |heap: u32| match heap {
        1 => 1,
        _ if heap % 2 == 0 => 0,
        _ => u64::from(factors.least_index(heap)),
    };
    let mut answers = String::new();
    for heaps in cases {
        let sum = nim::sum(heaps.into_iter().map(value));
        answers += if sum != 0 { "Alice\n" } else { "Bob\n" };
    }
    print!("{answers}");
}
