//! POJ 3537, Crosses and Crosses: does the player to move win Treblecross on an empty strip?

use super::prelude::*;
use crate::rules::treblecross::Treblecross;
use crate::search::impartial::Play;
use crate::second_opinion::{grundy_table, nim_sum, referee};

const MIN_CELLS: u64 = 3;
const MAX_CELLS: u64 = 2000;
const SEARCHED_CELLS: u64 = 18;
const SECOND_OPINION_CELLS: u64 = 40;

#[derive(Default)]
pub struct Book {
    outcomes: Outcomes<Treblecross>,
    /// The second opinion's table.
    values: Vec<u64>,
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

    const SECOND_OPINION: SecondOpinion = SecondOpinion::By(
        "Grundy values of the empty strip by their definition; up to 40 cells a game played \
         down to its end, with the claim held against the rules in each of its positions; the \
         solution is an octal game",
    );

    fn second_opinion(&mut self, &cells: &u64) -> Option<String> {
        if cells > MAX_CELLS {
            return None;
        }
        if self.values.is_empty() {
            self.values = grundy_table(MAX_CELLS as usize, |run, values| {
                // A cross in the middle, and two cells on both sides that are lost for whoever takes them.
                let sides =
                    (0..run).map(|at| [at.saturating_sub(2), (run - 1 - at).saturating_sub(2)]);
                sides
                    .map(|sides| nim_sum(sides.map(|side| values[side])))
                    .collect()
            });
        }
        let values = &self.values;
        if cells <= SECOND_OPINION_CELLS {
            let start = (cells as u32, 0);
            referee(
                &Treblecross,
                Play::Normal,
                &start,
                5000,
                |&(cells, crosses)| is_lost(cells, crosses, values),
            );
        }
        Some(String::from(if values[cells as usize] == 0 {
            "2"
        } else {
            "1"
        }))
    }

    fn largest(_: &mut Random) -> Vec<(&'static str, Vec<u64>)> {
        vec![("2,000 cells", vec![MAX_CELLS])]
    }
}

/// Whether the player to move loses: there are three crosses in a row, or the next one cannot make them,
/// and the runs of cells that are far enough from all crosses have the nim-sum 0.
fn is_lost(cells: u32, crosses: u128, values: &[u64]) -> bool {
    let three = |crosses: u128| crosses & crosses >> 1 & crosses >> 2 != 0;
    let mut free = (0..cells).filter(|cell| crosses >> cell & 1 == 0);
    if three(crosses) {
        return true;
    }
    if free.any(|cell| three(crosses | 1 << cell)) {
        return false;
    }
    let near = crosses | crosses << 1 | crosses << 2 | crosses >> 1 | crosses >> 2;
    let safe: Vec<bool> = (0..cells).map(|cell| near >> cell & 1 == 0).collect();
    let runs = safe.chunk_by(|a, b| a == b).filter(|run| run[0]);
    nim_sum(runs.map(|run| values[run.len()])) == 0
}
