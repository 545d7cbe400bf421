use proconio::input;
use shared::interval_options::IntervalOptions;
use shared::nim;
use std::ops::Range;

/// Answers the case; the closure gives the interval of sizes to which a heap can be reduced.
fn answer(options: fn(u64) -> Range<u64>) {
    input! { heaps: [u64] }
    let largest = heaps.iter().copied().max().unwrap_or(0);
    let values = IntervalOptions::up_to(largest, options);
    let sum = nim::sum(heaps.into_iter().map(|heap| values.value(heap)));
    println!("{}", if sum == 0 { "Rublo" } else { "Furlo" });
}

/// The least number with a power of at least this size.
fn root(number: u64, power: u32) -> u64 {
    let (mut below, mut root) = (0, 1 << 20);
    while root - below > 1 {
        let middle: u64 = (below + root) / 2;
        if middle.pow(power.min(3)) >= number || middle.pow(power) >= number {
            root = middle;
        } else {
            below = middle;
        }
    }
    root
}

/// Rounds the fourth root down.
pub fn floor() {
    answer(|heap| root(heap + 1, 4) - 1..root(heap + 1, 2).min(heap));
}

/// Requires sizes strictly less than the square root.
pub fn strict() {
    answer(|heap| root(heap, 4)..root(heap, 2));
}
