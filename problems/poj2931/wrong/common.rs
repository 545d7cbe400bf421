//! The value of a configuration is the sum of its towers, which are numbers.

use proconio::input;
use shared::dyadic::Dyadic;
use shared::hackenbush::{stalk_value, Colour};
use std::iter::Sum;

/// Answers every case: `value` evaluates a tower, and `holds` compares the two sums.
pub fn answer<V: Sum>(value: impl Fn(&[char]) -> V, holds: impl Fn(&V, &V) -> bool) {
    input! { cases: usize }
    for _ in 0..cases {
        input! { _test: String, number: usize }
        let (first, second) = (read_sum(&value), read_sum(&value));
        let answer = if holds(&first, &second) { "Yes" } else { "No" };
        println!("Test {number}: {answer}");
    }
}

fn read_sum<V: Sum>(value: impl Fn(&[char]) -> V) -> V {
    input! { heights: [usize; 3] }
    let tower = |height| {
        input! { cubes: [char; height] }
        value(&cubes)
    };
    heights.into_iter().map(tower).sum()
}

/// The value of a tower.
pub fn value(cubes: &[char]) -> Dyadic {
    let colour = |&cube: &char| match cube {
        'W' => Colour::Blue,
        _ => Colour::Red,
    };
    stalk_value(&cubes.iter().map(colour).collect::<Vec<_>>())
}
