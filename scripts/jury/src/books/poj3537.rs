//! POJ 3537, Crosses and Crosses: does the player to move win Treblecross on an empty strip?

use super::prelude::*;
use crate::rules::treblecross::Treblecross;

const MIN_CELLS: u64 = 3;
const MAX_CELLS: u64 = 2000;
const SEARCHED_CELLS: u64 = 18;

#[derive(Default)]
pub struct Book {
    outcomes: Outcomes<Treblecross>,
}

impl super::Book for Book {
    /// The number of cells.
    type Case = u64;

    fn file() -> File<impl Format<Value = u64>> {
        until_end(number("the number of cells", MIN_CELLS..))
    }

    fn position(&cells: &u64) -> Shown {
        if cells > 32 {
            return Err(BEYOND_RULES);
        }
        Ok(normal(Treblecross, (cells as u32, 0)))
    }

    fn answer(&mut self, &cells: &u64) -> Option<String> {
        let winner = |wins| String::from(if wins { "1" } else { "2" });
        let searchable = cells <= SEARCHED_CELLS;
        searchable.then(|| winner(self.outcomes.wins(&(cells as u32, 0))))
    }

    fn small() -> impl Iterator<Item = u64> {
        MIN_CELLS..=SEARCHED_CELLS
    }

    fn random(random: &mut Random) -> u64 {
        random.random_range(MIN_CELLS..=SEARCHED_CELLS)
    }

    fn full(random: &mut Random) -> u64 {
        cases::number(random, MIN_CELLS..=MAX_CELLS)
    }

    fn largest(_: &mut Random) -> Vec<(&'static str, Vec<u64>)> {
        vec![("2,000 cells", vec![MAX_CELLS])]
    }
}
