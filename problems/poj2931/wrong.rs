//! The value of a configuration is the sum of its towers, which are numbers.

use proconio::input;
use shared::dyadic::Dyadic;
use shared::hackenbush::{stalk_value, Colour};
use std::io::{stdin, Read};
use std::iter::Sum;

/// Answers every case: `value` evaluates a tower, and `holds` compares the two sums.
fn answer<V: Sum>(value: impl Fn(&[char]) -> V, holds: impl Fn(&V, &V) -> bool) {
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
fn value(cubes: &[char]) -> Dyadic {
    let colour = |&cube: &char| match cube {
        'W' => Colour::Blue,
        _ => Colour::Red,
    };
    stalk_value(&cubes.iter().map(colour).collect::<Vec<_>>())
}

/// Counts the cubes of both colours, as if each were worth one move.
pub fn count() {
    let worth = |cube: &char| if *cube == 'W' { 1 } else { -1 };
    answer(|cubes| cubes.iter().map(worth).sum(), i32::ge);
}

/// Adds in double precision, though the sum of three towers of 50 cubes may need more than 53 bits.
pub fn float() {
    let float = |cubes: &[char]| {
        let value = value(cubes);
        value.numerator() as f64 / 2_f64.powi(value.exponent() as i32)
    };
    answer(float, f64::ge);
}

/// Counts configurations of equal value as worse, with `>` instead of `>=`.
pub fn greater() {
    answer(value, Dyadic::gt);
}

/// Skips empty lines, though an empty tower has one.
pub fn lines() {
    let mut input = String::new();
    stdin().read_to_string(&mut input).expect("text");
    let mut lines = input.lines().filter(|line| !line.trim().is_empty());
    let cases: usize = lines.next().expect("a count").trim().parse().expect("a count");
    for number in 1..=cases {
        lines.next();
        let mut read_sum = || -> Dyadic {
            lines.next();
            lines.by_ref().take(3).map(tower).sum()
        };
        let answer = if read_sum() >= read_sum() { "Yes" } else { "No" };
        println!("Test {number}: {answer}");
    }
}

fn tower(line: &str) -> Dyadic {
    let cubes: Vec<char> = line.chars().filter(|cube| !cube.is_whitespace()).collect();
    value(&cubes)
}

/// Reads the towers from the top to the bottom.
pub fn top() {
    let from_top = |cubes: &[char]| {
        let reversed: Vec<char> = cubes.iter().rev().copied().collect();
        value(&reversed)
    };
    answer(from_top, Dyadic::ge);
}
