//! POJ 2931 — Procrastination (<http://poj.org/problem?id=2931>)
//!
//! Game:      towers of white and black cubes. White takes a white cube, Black a black one, each
//!            with all cubes above it; whoever cannot move loses. Three towers C1 are at least as
//!            good for White as C2 if every fourth tower with which White wins C2, whoever
//!            begins, wins C1 too. Is C1 at least as good?
//! Theorem:   a tower is a number by Berlekamp's rule, and towers add up; the answer is whether
//!            C1 ≥ C2 (Conway 1976; Fang Zhanpeng 2009, section 2.3); see `shared::hackenbush`.
//! Cost:      O(total height) per case. The judge's limits are unknown.
//! Status:    the sample; every two configurations of towers up to 2 cubes, and every two towers up
//!            to 4, against the search of the game; full size against the simplest numbers between
//!            options; agrees with `poj2931_dp` up to height 50.
//! Limits:    the values of towers and of their sums must have numerators within 128 bits, with the
//!            sign, and denominators up to 2¹²⁷, as all do for heights of up to 120.

use proconio::input;
use shared::bounds::check;
use shared::dyadic::Dyadic;
use shared::hackenbush::{stalk_value, Colour};
use std::fmt::Write;

/// Our own bound; the statement has none.
const MAX_TESTS: usize = 1_000_000;

fn main() {
    let mut answers = String::new();
    input! { tests: usize }
    check("the number of tests", tests, 1..=MAX_TESTS);
    for _ in 0..tests {
        input! { test: String, number: String }
        assert!(test == "Test", "a test begins with `{test}`, not `Test`");
        let yes = configuration() >= configuration();
        let answer = if yes { "Yes" } else { "No" };
        let _ = writeln!(answers, "Test {number}: {answer}");
    }
    print!("{answers}");
}

/// Reads three towers and adds up their values.
fn configuration() -> Dyadic {
    input! { heights: [usize; 3] }
    heights.into_iter().map(tower).sum()
}

fn tower(height: usize) -> Dyadic {
    check("a height", height, 0..=50);
    input! { letters: [char; height] }
    let cubes = letters.into_iter().map(|letter| match letter {
        'W' => Colour::Blue,
        'B' => Colour::Red,
        _ => panic!("a cube is `{letter}`, not W or B"),
    });
    stalk_value(&cubes.collect::<Vec<_>>())
}
