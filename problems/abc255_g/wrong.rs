//! The sizes with the value of a smaller one, found in the order of the forbidden moves.

use proconio::input;
use std::collections::BTreeMap;

/// The sizes that repeat a value, with it.
type Repeats = BTreeMap<u64, u64>;

/// The value of a pile: its size minus the repeats below it.
fn shifted(repeats: &Repeats, size: u64) -> u64 {
    let below = || repeats.range(..size).count() as u64;
    repeats.get(&size).copied().unwrap_or_else(|| size - below())
}

/// Answers the case, with the forbidden moves ordered by `arrange`. `value` evaluates a pile, and
/// `needed` maps the number of repeats of a value to the number of sizes with it that must be
/// forbidden.
fn answer(
    arrange: fn(&mut Vec<(u64, u64)>),
    value: fn(&Repeats, u64) -> u64,
    needed: fn(usize) -> usize,
) {
    input! { n: usize, m: usize, piles: [u64; n], mut takes: [(u64, u64); m] }
    arrange(&mut takes);
    let mut repeats = Repeats::new();
    let mut rest = takes.as_slice();
    while let Some(&(size, _)) = rest.first() {
        let count = rest.iter().take_while(|take| take.0 == size).count();
        let (of_size, later) = rest.split_at(count);
        rest = later;
        let mut forbidden: BTreeMap<u64, usize> = BTreeMap::new();
        for (_, taken) in of_size {
            *forbidden.entry(value(&repeats, size - taken)).or_default() += 1;
        }
        let repeated = |value: u64| repeats.values().filter(|&&other| other == value).count();
        let mut missing = forbidden.iter();
        let missing = missing.find(|(value, count)| **count >= needed(repeated(**value)));
        if let Some((&value, _)) = missing {
            repeats.insert(size, value);
        }
    }
    let sum = piles.iter().fold(0, |sum, &pile| sum ^ value(&repeats, pile));
    println!("{}", if sum == 0 { "Aoki" } else { "Takahashi" });
}

/// Treats a value as missing as soon as one size with it is forbidden, though another may have it.
pub fn once() {
    answer(|takes| takes.sort_unstable(), shifted, |_| 1);
}

/// Gives every other size itself as its value, though a repeated value lowers those of larger
/// sizes.
pub fn unshifted() {
    answer(
        |takes| takes.sort_unstable(),
        |repeats, size| repeats.get(&size).copied().unwrap_or(size),
        |repeated| 1 + repeated,
    );
}

/// Processes the sizes in the order of the input, though their values depend on smaller ones.
pub fn unsorted() {
    answer(|_| (), shifted, |repeated| 1 + repeated);
}
