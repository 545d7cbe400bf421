use super::prelude::*;
use crate::rules::Player::Left as White;
use crate::rules::chase::{Chase, Position};
use std::ops::RangeInclusive;

const MAX_SIZE: usize = 20;
const SEARCHED_SIZE: usize = 6;

/// The size of the board; and the row and column of White, and those of Black, from 0.
type Case = (usize, [usize; 4]);

#[derive(Default)]
pub struct Book {
    outcomes: Memo<usize, Memo<Position, Outcome>>,
    /// The second opinion's.
    proved: Memo<usize, Memo<Position, Outcome>>,
}

impl super::Book for Book {
    type Case = Case;
    /// True if White wins, and the number of moves.
    type Answer = (bool, u32);
    const QUESTION: Question<(bool, u32)> = Question::new(
        "`WHITE` or `BLACK`, the winner, and the number of moves",
        |(white, moves)| format!("{} {moves}", if *white { "WHITE" } else { "BLACK" }),
    );

    fn file() -> File<Case> {
        let cells = ["a row", "a column", "a row", "a column"].map(|what| index(what, "n"));
        let case = (number::<usize>("n", 2..=MAX_SIZE), cells).line().in_words(
            "n, from 2 to 20; the row and the column of White's checker, and those of Black's, each from 1 to n",
        );
        let is_start = |&(_, [a, b, c, d]): &Case| (a, b) != (c, d);
        until_end(unstated(0..=100_000), case.such_that("checkers on different cells", is_start))
    }

    fn position(case: &Case) -> Shown {
        Ok(loopy(Chase(case.0), position(case)))
    }

    fn answer(&mut self, case: &Case) -> Option<Self::Answer> {
        only_if(case.0 <= SEARCHED_SIZE)?;
        let outcomes = self.outcomes.get_or_insert(case.0, |&size| {
            let chase = Chase(size);
            loopy::solve(&chase, Play::Normal, chase.starts(White))
        });
        winner(outcomes[&position(case)])
    }

    fn small() -> impl Iterator<Item = Case> {
        (2..=SEARCHED_SIZE).flat_map(|size| {
            let starts = Chase(size).starts(White).into_iter();
            starts.map(move |Position { white: (a, b), black: (c, d), .. }| {
                (size, [a, b, c, d].map(|from_1| from_1 - 1))
            })
        })
    }

    fn random(rng: &mut Random) -> Case {
        start(rng, 2..=SEARCHED_SIZE)
    }

    fn full(rng: &mut Random) -> Case {
        start(rng, 2..=MAX_SIZE)
    }

    const SECOND_OPINION: SecondOpinion = SecondOpinion::By(
        "the outcomes of all positions, each proved from those of its options; they are found as in one of the \
         solutions, backwards from the final positions, but the proof does not rely on that",
    );

    fn second_opinion(&mut self, case: &Case) -> Option<Self::Answer> {
        let outcomes = self.proved.get_or_insert(case.0, |&size| {
            let chase = Chase(size);
            let all = backwards::outcomes(&chase, chase.starts(White), usize::MAX);
            all.expect("few enough moves")
        });
        winner(outcomes[&position(case)])
    }

    fn largest(rng: &mut Random) -> Vec<(&'static str, Vec<Case>)> {
        let mut starts =
            |sizes: RangeInclusive<usize>| cases::several(100_000, || start(rng, sizes.clone()));
        vec![
            ("one start, n = 20", vec![(20, [10, 10, 0, 0])]),
            ("100,000 starts, n = 20", starts(20..=20)),
            ("100,000 starts, every n", starts(2..=20)),
        ]
    }
}

fn position(&(_, [a, b, c, d]): &Case) -> Position {
    Position { white: (a + 1, b + 1), black: (c + 1, d + 1), turn: White }
}

fn start(rng: &mut Random, sizes: RangeInclusive<usize>) -> Case {
    let size = rng.random_range(sizes);
    let cells = || [0; 4].map(|_| rng.random_range(0..size));
    (size, cases::first(cells, |[a, b, c, d]| (a, b) != (c, d)))
}

fn winner(outcome: Outcome) -> Option<(bool, u32)> {
    match outcome {
        Outcome::Win(moves) => Some((true, moves)),
        Outcome::Loss(moves) => Some((false, moves)),
        Outcome::Draw => None,
    }
}
