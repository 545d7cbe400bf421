//! Luogu P5970 — POI 2016 Nim z utrudnieniem (<https://www.luogu.com.cn/problem/P5970>)
//!
//! Game:      Nim; before it begins, the second player discards some of the n heaps, not all; their number must be a
//!            multiple of d. How many choices let the second player win?
//! Theorem:   those for which the kept heaps have nim-sum 0 (Bouton 1901) and their number is congruent to n modulo
//!            d. The sets with nim-sum 0 are counted by size with Walsh characters: Σ (1 + z)^(n - c) (1 - z)^c
//!            over all characters, each -1 on c of the heaps (MacWilliams 1963; `shared::zero_sum`), modulo z^d -
//!            1.
//! Cost:      O(m log m + n d) time, O(m + n) memory for heaps below m. The judge's limits are
//!            unknown.
//! Status:    the sample; all inputs of up to four heaps of up to 4 stones with d up to 5, and random ones of up to 10
//!            heaps, against the rules of the game; larger ones against a table by number and nim-sum, in up to
//!            10,000,000 steps; the largest for time and crashes only.
//! Limits:    d at least 1.

use proconio::input;
use shared::bounds::{check, check_each};
use shared::modular::Modular;
use shared::zero_sum::count_sets;

type Count = Modular<1_000_000_007>;

fn main() {
    input! { n: usize, d: usize }
    check("n", n, 1..=500_000);
    check("d", d, 1..=10);
    input! { heaps: [u64; n] }
    check_each("a heap", &heaps, 1..=1_000_000);
    check("the sum of the heaps", heaps.iter().sum(), 1..=10_000_000);
    let kept = n % d;
    let mut count: Count = count_sets(&heaps, d)[kept];
    if kept == 0 {
        count -= Count::ONE; // the empty set
    }
    println!("{}", count.value());
}
