//! Euclid's game: a move subtracts a positive multiple of the smaller of two numbers from the
//! larger one, until one of them is 0.

use super::{Game, Visit};

/// A position is the two numbers, the greater one first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Euclid;

impl Game for Euclid {
    type Position = (u64, u64);

    fn moves(&self, &(a, b): &(u64, u64), visit: Visit<(u64, u64)>) {
        for times in 1..=a.checked_div(b).unwrap_or(0) {
            let rest = a - times * b;
            visit((b.max(rest), b.min(rest)), format_args!("take {times} times {b}"));
        }
    }

    fn draw(&self, (a, b): &(u64, u64)) -> String {
        format!("{a} {b}")
    }
}
