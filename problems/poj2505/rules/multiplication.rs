//! The multiplication game: a move multiplies a number by 2 to 9; whoever reaches a goal wins.

use super::{Game, Visit};

/// A position is the number, and the goal; at the goal there are no more moves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Multiplication;

impl Game for Multiplication {
    type Position = (u64, u64);

    fn moves(&self, &(number, goal): &(u64, u64), visit: Visit<(u64, u64)>) {
        if number < goal {
            for factor in 2..=9 {
                visit((number * factor, goal), format_args!("multiply by {factor}"));
            }
        }
    }

    fn draw(&self, (number, goal): &(u64, u64)) -> String {
        format!("{number} (up to {goal})")
    }
}
