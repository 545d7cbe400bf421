//! Luogu P4136, Who Can Win: a stone walks from the corner of a square board and visits no cell twice;
//! who wins?

use super::prelude::*;
use crate::format::until_zero_or_end;
use crate::graph::Graph;
use crate::rules::geography::{Geography, placed};
use crate::search::impartial::Play;
use std::collections::BTreeMap;

const MAX_SIDE: u64 = 10_000;
const SEARCHED_SIDE: u64 = 5;

/// What has been searched, by the side of the board.
#[derive(Default)]
pub struct Book(BTreeMap<u64, Outcomes<Geography>>);

impl super::Book for Book {
    type Case = u64;

    const MAX_CASES: usize = 10_000;

    fn file() -> File<impl Format<Value = u64>> {
        until_zero_or_end(1, number("n", 1..).line())
    }

    fn position(&side: &u64) -> Shown {
        if side > SEARCHED_SIDE {
            return Err(BEYOND_RULES);
        }
        Ok(normal(board(side), placed(0)))
    }

    fn answer(&mut self, &side: &u64) -> Option<String> {
        (side <= SEARCHED_SIDE).then(|| {
            let outcomes = self.0.entry(side);
            let outcomes = outcomes.or_insert_with(|| Outcomes::new(board(side), Play::Normal));
            let alice_wins = outcomes.wins(&placed(0));
            String::from(if alice_wins { "Alice" } else { "Bob" })
        })
    }

    fn small() -> impl Iterator<Item = u64> {
        1..=SEARCHED_SIDE
    }

    fn random(random: &mut Random) -> u64 {
        random.random_range(1..=SEARCHED_SIDE)
    }

    fn full(random: &mut Random) -> u64 {
        cases::number(random, 1..=MAX_SIDE)
    }
}

/// The game on a square board with this side.
fn board(side: u64) -> Geography {
    let cells = cases::pairs(1..=side).map(|(row, column)| (row as usize, column as usize));
    Geography::new(&Graph::of_cells(&cells.collect::<Vec<_>>()))
}
