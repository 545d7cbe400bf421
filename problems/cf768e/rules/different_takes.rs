//! Piles: a move takes a positive number of stones that has not been taken from the pile before.

use super::{Game, Visit, draw_numbers, each_alone, replaced};

/// A position is, for each pile, its stones, and the numbers taken from it as bits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct DifferentTakes;

impl Game for DifferentTakes {
    type Position = Vec<(u64, u64)>;

    fn moves(&self, piles: &Self::Position, visit: Visit<Self::Position>) {
        for (at, &(stones, taken)) in piles.iter().enumerate() {
            for number in (1..=stones).filter(|number| taken >> number & 1 == 0) {
                let rest = (stones - number, taken | 1 << number);
                visit(
                    replaced(piles, at, rest),
                    format_args!("take {number} from pile {}", at + 1),
                );
            }
        }
    }

    fn parts(&self, piles: &Self::Position) -> Vec<Self::Position> {
        each_alone(piles)
    }

    fn draw(&self, piles: &Self::Position) -> String {
        let mut lines = Vec::new();
        for &(stones, taken) in piles {
            let taken: Vec<i64> = (1..64).filter(|number| taken >> number & 1 == 1).collect();
            let taken =
                if taken.is_empty() { String::from("nothing") } else { draw_numbers(&taken) };
            lines.push(format!("{stones} (taken before: {taken})"));
        }
        lines.join("\n")
    }
}
