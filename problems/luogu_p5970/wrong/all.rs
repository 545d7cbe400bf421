//! Counts discarding all heaps as a choice.

use proconio::input;
use shared::modular::Modular;
use shared::zero_sum::count_sets;

pub fn main() {
    input! { count: usize, divisor: usize, heaps: [u64; count] }
    let kept: Modular<1_000_000_007> = count_sets(&heaps, divisor)[count % divisor];
    println!("{}", kept.value());
}
