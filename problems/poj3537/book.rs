use super::prelude::*;
use crate::rules::treblecross::Treblecross;
use crate::second_opinion::treblecross::{empty_strips, is_lost};

const MIN_CELLS: u64 = 3;
const MAX_CELLS: u64 = 2000;
const SEARCHED_CELLS: u64 = 18;

#[derive(Default)]
pub struct Book {
    outcomes: impartial::Outcomes<Treblecross>,
    /// The second opinion's table.
    values: OnceCell<Vec<u64>>,
}

impl super::Book for Book {
    /// The number of cells.
    type Case = u64;
    type Answer = bool;
    const QUESTION: Question<bool> = yes_no("the player to move wins", "1", "2");

    fn file() -> File<u64> {
        until_end(unstated(1..=1), number("n", MIN_CELLS..=MAX_CELLS).line())
    }

    fn position(&cells: &u64) -> Shown {
        shown_if(cells <= 32)?;
        Ok(normal(Treblecross, (cells as u32, 0)))
    }

    fn answer(&mut self, &cells: &u64) -> Option<bool> {
        (cells <= SEARCHED_CELLS).then(|| self.outcomes.wins(&(cells as u32, 0)))
    }

    fn small() -> impl Iterator<Item = u64> {
        MIN_CELLS..=SEARCHED_CELLS
    }

    fn random(rng: &mut Random) -> u64 {
        rng.random_range(MIN_CELLS..=SEARCHED_CELLS)
    }

    const SECOND_OPINION: SecondOpinion = SecondOpinion::SameClaim(
        "Grundy values of the empty strip by definition; for up to 40 cells, a game played to its end, with \
         the claim checked against the rules in each of its positions; the solution uses an octal game",
    );

    fn second_opinion(&mut self, &cells: &u64) -> Option<bool> {
        let values = self.values.get_or_init(|| empty_strips(MAX_CELLS as usize));
        if cells <= 40 {
            let start = (cells as u32, 0);
            lost_in_play(&Treblecross, Play::Normal, &start, 5000, |&(cells, crosses)| {
                is_lost(cells, crosses, values)
            });
        }
        Some(values[cells as usize] != 0)
    }
}
