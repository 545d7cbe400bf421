//! POJ 3537, Crosses and Crosses: does the player to move win Treblecross on an empty strip?

use super::prelude::*;
use crate::rules::treblecross::Treblecross;
use crate::second_opinion::{grundy_table, referee};

const MIN_CELLS: u64 = 3;
const MAX_CELLS: u64 = 2000;
const SEARCHED_CELLS: u64 = 18;
const SECOND_OPINION_CELLS: u64 = 40;

#[derive(Default)]
pub struct Book {
    outcomes: impartial::Outcomes<Treblecross>,
    /// The second opinion's table.
    values: Vec<u64>,
}

impl super::Book for Book {
    /// The number of cells.
    type Case = u64;
    type Answer = bool;

    fn file() -> File<impl Format<Value = u64>> {
        until_end(unstated(1..=1), number("n", MIN_CELLS..=MAX_CELLS).line())
    }

    fn question() -> Question<bool> {
        yes_no("the player to move wins", "1", "2")
    }

    fn position(&cells: &u64) -> Shown {
        if cells > 32 {
            return Err(BEYOND_RULES);
        }
        Ok(normal(Treblecross, (cells as u32, 0)))
    }

    fn answer(&mut self, &cells: &u64) -> Option<bool> {
        (cells <= SEARCHED_CELLS).then(|| self.outcomes.wins(&(cells as u32, 0)))
    }

    fn small() -> impl Iterator<Item = u64> {
        MIN_CELLS..=SEARCHED_CELLS
    }

    fn random(random: &mut Random) -> u64 {
        random.random_range(MIN_CELLS..=SEARCHED_CELLS)
    }

    const SECOND_OPINION: SecondOpinion = SecondOpinion::By(
        "Grundy values of the empty strip by their definition; up to 40 cells a game played \
         down to its end, with the claim held against the rules in each of its positions; the \
         solution is an octal game",
    );

    fn second_opinion(&mut self, &cells: &u64) -> Option<bool> {
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
        Some(values[cells as usize] != 0)
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
