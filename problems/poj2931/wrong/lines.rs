//! Skips empty lines, though an empty tower has one.

use super::common::value;
use shared::dyadic::Dyadic;
use std::io::{stdin, Read};

pub fn main() {
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
