//! Luogu P4136, Who Can Win: a stone walks from the corner of a square board and visits no cell twice;
//! who wins?

use super::prelude::*;
use crate::board::{Cell, beside};
use crate::format::until_zero_or_end;
use crate::rules::geography::{Geography, placed};
use rand::SeedableRng;
use rand::seq::IndexedRandom;
use std::collections::{BTreeMap, BTreeSet};

const SEARCHED_SIDE: u64 = 5;

/// What has been searched, by the side of the board.
#[derive(Default)]
pub struct Book(BTreeMap<u64, impartial::Outcomes<Geography>>);

impl super::Book for Book {
    type Case = u64;
    type Answer = bool;

    fn file() -> File<impl Format<Value = u64>> {
        until_zero_or_end(1, unstated(0..=10_000), number("n", 1..=10_000))
    }

    fn question() -> Question<bool> {
        yes_no("Alice, who begins, wins", "Alice", "Bob")
    }

    fn position(&side: &u64) -> Shown {
        if side > SEARCHED_SIDE {
            return Err(BEYOND_RULES);
        }
        Ok(normal(board(side), placed(0)))
    }

    fn answer(&mut self, &side: &u64) -> Option<bool> {
        let searchers = (side <= SEARCHED_SIDE).then(|| self.0.entry(side))?;
        let outcomes = || impartial::Outcomes::new(board(side), Play::Normal);
        Some(searchers.or_insert_with(outcomes).wins(&placed(0)))
    }

    fn small() -> impl Iterator<Item = u64> {
        1..=SEARCHED_SIDE
    }

    fn random(random: &mut Random) -> u64 {
        random.random_range(1..=SEARCHED_SIDE)
    }

    const SECOND_OPINION: SecondOpinion = SecondOpinion::By(
        "a walk on the whole board down to its end, on which one player goes along dominoes \
         that cover the board, with or without its corner, and the other one at random",
    );

    fn second_opinion(&mut self, &side: &u64) -> Option<bool> {
        let random = &mut Random::seed_from_u64(side);
        let side = side as usize;
        let mut cell = (0, 0);
        let mut visited = BTreeSet::from([cell]);
        for is_alice in [true, false].into_iter().cycle() {
            let mut free = beside(cell).to_vec();
            free.retain(|next| next.0.max(next.1) < side && !visited.contains(next));
            let domino = other_half(side, cell);
            let goes_along_dominoes = is_alice == side.is_multiple_of(2);
            cell = match free.choose(random) {
                None => return Some(!is_alice),
                Some(_) if goes_along_dominoes && free.contains(&domino) => domino,
                Some(&next) => next,
            };
            visited.insert(cell);
        }
        None
    }
}

/// The cell with which another one, not the corner of an odd board, makes a domino: they lie across on
/// an even board, and in the first row of an odd one, whose other rows they cover in pairs.
fn other_half(side: usize, (row, column): Cell) -> Cell {
    // The pairs are 1 and 2, 3 and 4, ….
    let other = |number: usize| ((number + 1) ^ 1).wrapping_sub(1);
    match (side % 2, row) {
        (0, _) => (row, column ^ 1),
        (_, 0) => (0, other(column)),
        _ => (other(row), column),
    }
}

/// The game on a square board with this side.
fn board(side: u64) -> Geography {
    let cells = cases::pairs(1..=side).map(|(row, column)| (row as usize, column as usize));
    Geography::new(&Graph::of_cells(&cells.collect::<Vec<_>>()))
}
