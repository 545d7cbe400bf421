use proconio::input;
use shared::modular::Modular;
use shared::zero_sum::count_sets;

/// Counts discarding all heaps as a choice.
pub fn all() {
    input! { count: usize, divisor: usize, heaps: [u64; count] }
    let kept: Modular<1_000_000_007> = count_sets(&heaps, divisor)[count % divisor];
    println!("{}", kept.value());
}

/// Requires the number of kept heaps to be a multiple of d.
pub fn kept() {
    input! { count: usize, divisor: usize, heaps: [u64; count] }
    let kept: Modular<1_000_000_007> = count_sets(&heaps, divisor)[0];
    println!("{}", (kept - Modular::ONE).value());
}
