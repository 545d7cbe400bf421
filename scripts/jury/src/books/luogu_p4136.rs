//! Luogu P4136, Who Can Win: a stone walks from the corner of a square board and visits no cell twice;
//! who wins?

use super::prelude::*;
use crate::format::until_zero_or_end;
use crate::graph::Graph;
use crate::rules::geography::{Geography, placed};
use crate::search::impartial::Play;
use rand::SeedableRng;
use rand::seq::IndexedRandom;
use std::collections::BTreeMap;
use std::collections::BTreeSet;

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

    const SECOND_OPINION: SecondOpinion = SecondOpinion::By(
        "a walk on the whole board down to its end, on which one player goes along dominoes \
         that cover the board, with or without its corner, and the other one at random",
    );

    fn second_opinion(&mut self, &side: &u64) -> Option<String> {
        let random = &mut Random::seed_from_u64(side);
        let by_dominoes = side % 2; // Alice is 0
        let (mut cell, mut mover) = ((0, 0), 0_u64);
        let mut visited: BTreeSet<(u64, u64)> = BTreeSet::from([cell]);
        loop {
            let (row, column): (u64, u64) = cell;
            let beside = [
                (row.wrapping_sub(1), column),
                (row, column.wrapping_sub(1)),
                (row, column + 1),
                (row + 1, column),
            ];
            let is_free =
                |next: &&(u64, u64)| next.0.max(next.1) < side && !visited.contains(*next);
            let free: Vec<&(u64, u64)> = beside.iter().filter(is_free).collect();
            let domino = other_half(side, cell);
            let chosen = match free.iter().find(|next| ***next == domino) {
                Some(next) if mover == by_dominoes => Some(next),
                _ => free.choose(random),
            };
            let Some(&&next) = chosen else {
                return Some(String::from(["Bob", "Alice"][mover as usize]));
            };
            visited.insert(next);
            (cell, mover) = (next, 1 - mover);
        }
    }
}

/// The cell with which another one, not the corner of an odd board, makes a domino: they lie across on
/// an even board, and in the first row of an odd one, whose other rows they cover in pairs.
fn other_half(side: u64, (row, column): (u64, u64)) -> (u64, u64) {
    match (side % 2, row) {
        (0, _) => (row, column ^ 1),
        (_, 0) => (
            0,
            if column % 2 == 1 {
                column + 1
            } else {
                column.wrapping_sub(1)
            },
        ),
        _ if row % 2 == 1 => (row + 1, column),
        _ => (row - 1, column),
    }
}

/// The game on a square board with this side.
fn board(side: u64) -> Geography {
    let cells = cases::pairs(1..=side).map(|(row, column)| (row as usize, column as usize));
    Geography::new(&Graph::of_cells(&cells.collect::<Vec<_>>()))
}
