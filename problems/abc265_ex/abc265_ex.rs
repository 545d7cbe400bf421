//! AtCoder ABC265 Ex — No-capture Lance Game (<https://atcoder.jp/contests/abc265/tasks/abc265_h>)
//!
//! Game:      each of H rows of W cells holds a piece of the first player, who slides it to the left, and one of the
//!            second, who slides it to the right; no piece passes another. Whoever cannot move loses. Count the
//!            placements that the first player wins.
//! Theorem:   a row is an integer if the first player's piece is on the left (his remaining moves minus hers), else a
//!            Nim heap of the size of the gap. He wins if the numbers sum to more than 0, or to 0 while the nim-sum is
//!            not 0. The sums are symmetric about 0, so only the constant terms of H-th powers matter: one power sum at
//!            roots of unity for each Walsh character (`shared::transform`, `shared::walsh`).
//! Cost:      O(HW (log HW + C log H)) time for the C different values of the characters, at most
//!            32; O(HW) memory. The judge allows 10 s and 1024 MiB.
//! Status:    the samples; every board with up to 30,000 placements against the rules of the game; up
//!            to 200 rows against a count row by row; larger boards for time and crashes only.
//! Limits:    W from 2 to 33, so that heaps are below 32; (W - 2) H below 2²³, the longest transform that exists modulo
//!            998,244,353.

use proconio::input;
use shared::bounds::check;
use shared::modular::{power_sum, Modular};
use shared::{transform, walsh};
use std::collections::BTreeMap;

type Mod = Modular<998_244_353>;

fn main() {
    input! { h: usize, w: usize }
    check("H", h, 1..=8000);
    check("W", w, 2..=30);
    assert!((2..=33).contains(&w), "W must be from 2 to 33");

    // The numbers of a row are in 2 - w..=w - 2, so among their sums only 0 is 0 modulo the length.
    let length = ((w - 2) * h + 1).next_power_of_two().max(2);
    let mut numbers = vec![Mod::ZERO; length];
    for first in 1..=w {
        for second in first + 1..=w {
            let (his, hers) = (first - 1, w - second);
            numbers[(length + his - hers) % length] += Mod::ONE;
        }
    }
    transform::transform(&mut numbers);

    // A gap of 0 has w - 1 places, a gap of 1 has w - 2, and so on.
    let mut heaps = [Mod::ZERO; 32];
    for (places, heap) in (1..w).rev().zip(&mut heaps) {
        *heap = Mod::new(places as u64);
    }
    walsh::transform(&mut heaps);

    // [x⁰] (numbers + heaps)^h is the mean of the values; w^i and w^-i give the same.
    let exponent = h as u64;
    let share = Mod::new(length as u64).inverse().expect("a power of two");
    let constant_term = |heaps: Mod| {
        let half = length / 2;
        let ends = (numbers[0] + heaps).pow(exponent) + (numbers[half] + heaps).pow(exponent);
        (ends + Mod::new(2) * power_sum(&numbers[1..half], heaps, exponent)) * share
    };
    let mut known = BTreeMap::new();
    let terms = heaps.map(|heaps| *known.entry(heaps).or_insert_with(|| constant_term(heaps)));

    let inverse = |integer| Mod::new(integer).inverse().expect("a power of two");
    let all = Mod::new((w * (w - 1)) as u64).pow(exponent);
    let sum_is_0 = terms[0];
    let both_are_0 = terms.into_iter().sum::<Mod>() * inverse(32);
    let won = (all + sum_is_0) * inverse(2) - both_are_0;
    println!("{}", won.value());
}
