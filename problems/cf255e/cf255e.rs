//! Codeforces 255E — Furlo and Rublo and Game (<https://codeforces.com/problemset/problem/255/E>)
//!
//! Game:      n heaps. A move leaves y of a heap's x coins, where y < x lies between the fourth root and the square
//!            root of x. Whoever cannot move loses. Furlo begins.
//! Theorem:   the options of a heap form an interval whose ends grow with the heap. Heaps of equal value therefore
//!            form long runs, seven of them up to 777,777,777,777, each found from the previous runs by a binary
//!            search (`shared::interval_options`). The answer is the nim-sum of the values.
//! Cost:      O(n) after the runs, for n up to 77,777. The judge allows 2 s and 256 MiB.
//! Status:    the samples; all cases of up to two heaps of up to 60 coins and random ones of up to three heaps of up to
//!            3,000, against the rules; heaps of any size against a table of values by definition.

use proconio::input;
use shared::bounds::{check, check_each};
use shared::interval_options::IntervalOptions;
use shared::nim;

fn main() {
    input! { n: usize }
    check("n", n, 1..=77_777);
    input! { heaps: [u64; n] }
    check_each("a heap", &heaps, 1..=777_777_777_777);
    let largest = heaps.iter().copied().max().unwrap_or(0);
    let values = IntervalOptions::up_to(largest, |heap| {
        let square = root(heap);
        let fourth = root(square);
        let is_exact = fourth.pow(4) == heap;
        (fourth + u64::from(!is_exact))..(square + 1).min(heap)
    });
    let sum = nim::sum(heaps.into_iter().map(|heap| values.value(heap)));
    println!("{}", if sum == 0 { "Rublo" } else { "Furlo" });
}

/// Returns the integer part of the square root.
fn root(number: u64) -> u64 {
    let (mut root, mut beyond) = (0, 1 << 32);
    while beyond - root > 1 {
        let middle = (root + beyond) / 2;
        if middle * middle <= number {
            root = middle;
        } else {
            beyond = middle;
        }
    }
    root
}
