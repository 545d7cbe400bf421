//! TopCoder `TheEasyChase`: who wins the chase, and after how many moves?

use super::prelude::*;
use crate::rules::Player::Left as White;
use crate::rules::chase::{Chase, Position};
use crate::search::impartial::Play;
use crate::search::loopy::{self, Outcome};
use rustc_hash::FxHashMap;
use std::ops::RangeInclusive;

const MAX_SIZE: usize = 20;
const SEARCHED_SIZE: usize = 6;
const SECOND_OPINION_SIZE: usize = 15;

/// The size of the board, the row and the column of White, and those of Black.
type Case = [usize; 5];

#[derive(Default)]
pub struct Book {
    outcomes: FxHashMap<usize, FxHashMap<Position, Outcome>>,
}

impl super::Book for Book {
    type Case = Case;

    const MAX_CASES: usize = 100_000;

    fn file() -> File<impl Format<Value = Case>> {
        let numbers = ["n", "rowWhite", "colWhite", "rowBlack", "colBlack"];
        let line = numbers.map(|what| number(what, 1..)).line();
        until_end(line.such_that("two checkers on different cells of a board", is_start))
    }

    fn position(case: &Case) -> Shown {
        Ok(loopy(Chase(case[0]), position(case)))
    }

    fn answer(&mut self, case: &Case) -> Option<String> {
        (case[0] <= SEARCHED_SIZE).then(|| self.solved(case))?
    }

    fn small() -> impl Iterator<Item = Case> {
        (2..=SEARCHED_SIZE).flat_map(|size| {
            let starts = Chase(size).starts(White);
            starts.map(move |Position { white, black, .. }| {
                [size, white.0, white.1, black.0, black.1]
            })
        })
    }

    fn random(random: &mut Random) -> Case {
        start(random, 2..=SEARCHED_SIZE)
    }

    fn full(random: &mut Random) -> Case {
        start(random, 2..=MAX_SIZE)
    }

    const SECOND_OPINION: SecondOpinion = SecondOpinion::By(
        "value iteration, round by round over all positions, as by the rules but with more \
         time, on boards of up to 15 cells a side; the solutions work backwards and with a \
         queue, and are compared with each other on larger ones",
    );

    fn second_opinion(&mut self, case: &Case) -> Option<String> {
        (case[0] <= SECOND_OPINION_SIZE).then(|| self.solved(case))?
    }

    fn largest(random: &mut Random) -> Vec<(&'static str, Vec<Case>)> {
        let mut starts = |sizes: RangeInclusive<usize>| -> Vec<Case> {
            let starts = (0..Self::MAX_CASES).map(|_| start(random, sizes.clone()));
            starts.collect()
        };
        vec![
            ("one start, n = 20", vec![[20, 11, 11, 1, 1]]),
            ("100,000 starts, n = 20", starts(20..=20)),
            ("100,000 starts, every n", starts(2..=20)),
        ]
    }
}

fn is_start(&[size, cells @ ..]: &Case) -> bool {
    let on_board = cells.iter().all(|cell| (1..=size).contains(cell));
    (2..=MAX_SIZE).contains(&size) && on_board && cells[..2] != cells[2..]
}

fn position(&[_, a, b, c, d]: &Case) -> Position {
    Position {
        white: (a, b),
        black: (c, d),
        turn: White,
    }
}

/// A random start on a board of one of these sizes.
fn start(random: &mut Random, sizes: RangeInclusive<usize>) -> Case {
    let size = random.random_range(sizes);
    loop {
        let cells = [0; 4].map(|_| random.random_range(1..=size));
        let [a, b, c, d] = cells;
        if (a, b) != (c, d) {
            return [size, a, b, c, d];
        }
    }
}

impl Book {
    /// The answer from the table of all positions on a board.
    fn solved(&mut self, case: &Case) -> Option<String> {
        let chase = Chase(case[0]);
        let outcomes = self.outcomes.entry(case[0]);
        let outcomes =
            outcomes.or_insert_with(|| loopy::solve(&chase, Play::Normal, chase.starts(White)));
        match outcomes[&position(case)] {
            Outcome::Win(moves) => Some(format!("WHITE {moves}")),
            Outcome::Loss(moves) => Some(format!("BLACK {moves}")),
            Outcome::Draw => None,
        }
    }
}
