use super::prelude::*;
use crate::rules::geography::{Geography, placed};
use crate::second_opinion::dominoes::first_wins;

const SEARCHED_SIDE: u64 = 5;

#[derive(Default)]
pub struct Book(impartial::Family<Geography>);

impl super::Book for Book {
    type Case = u64;
    type Answer = bool;
    const QUESTION: Question<bool> = yes_no("Alice, who begins, wins", "Alice", "Bob");

    fn file() -> File<u64> {
        until_zero(1, unstated(0..=10_000), number("n", 1..=10_000))
    }

    fn position(&side: &u64) -> Shown {
        shown_if(side <= SEARCHED_SIDE)?;
        Ok(normal(board(side), placed(0)))
    }

    fn answer(&mut self, &side: &u64) -> Option<bool> {
        (side <= SEARCHED_SIDE).then(|| self.0.of(board(side)).wins(&placed(0)))
    }

    fn small() -> impl Iterator<Item = u64> {
        1..=SEARCHED_SIDE
    }

    fn random(rng: &mut Random) -> u64 {
        rng.random_range(1..=SEARCHED_SIDE)
    }

    const SECOND_OPINION: SecondOpinion = SecondOpinion::SameClaim(
        "a walk over the whole board to its end, in which one player follows dominoes that tile the board, \
         with or without its corner, and the other one moves at random",
    );

    fn second_opinion(&mut self, &side: &u64) -> Option<bool> {
        Some(first_wins(side as usize))
    }
}

fn board(side: u64) -> Geography {
    let cells = cases::pairs(1..=side).map(|(row, column)| (row as usize, column as usize));
    Geography::of_cells(&cells.listed())
}
