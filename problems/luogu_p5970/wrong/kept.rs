//! Requires the number of kept heaps to be a multiple of d.

use proconio::input;
use shared::modular::Modular;
use shared::zero_sum::count_sets;

pub fn main() {
    input! { count: usize, divisor: usize, heaps: [u64; count] }
    let kept: Modular<1_000_000_007> = count_sets(&heaps, divisor)[0];
    println!("{}", (kept - Modular::ONE).value());
}
