//! POJ 1704, Georgia and Bob: tokens on a strip, in any order; does the player to move win?

use super::prelude::*;
use crate::rules::strip::Strip;
use rand::seq::SliceRandom;

const MAX_MEN: u64 = 1_000;
const MAX_CELL: u64 = 10_000;
const SEARCHED_CELL: u64 = 14;

#[derive(Default)]
pub struct Book {
    outcomes: Outcomes<Strip>,
}

impl super::Book for Book {
    /// The cells of the tokens in any order.
    type Case = Vec<u64>;

    const MAX_CASES: usize = 20;

    fn file() -> File<impl Format<Value = Vec<u64>>> {
        counted(
            list(1.., number("a cell", 1..))
                .such_that("different cells", |cells| are_different(cells)),
        )
    }

    fn position(cells: &Vec<u64>) -> Shown {
        let mut cells = cells.clone();
        cells.sort_unstable();
        Ok(normal(Strip, cells))
    }

    fn answer(&mut self, cells: &Vec<u64>) -> Option<String> {
        let mut cells = cells.clone();
        cells.sort_unstable();
        let searchable = cells.last().is_none_or(|&cell| cell <= SEARCHED_CELL);
        let winner = |georgia| if georgia { "Georgia" } else { "Bob" };
        searchable.then(|| format!("{} will win", winner(self.outcomes.wins(&cells))))
    }

    fn small() -> impl Iterator<Item = Vec<u64>> {
        // Each set of cells, the front half of it after the back half.
        cases::subsets((1..=11).collect()).skip(1).map(|mut cells| {
            let half = cells.len() / 2;
            cells.rotate_left(half);
            cells
        })
    }

    fn random(random: &mut Random) -> Vec<u64> {
        let count = random.random_range(1..=7);
        shuffled(random, count, SEARCHED_CELL)
    }

    fn full(random: &mut Random) -> Vec<u64> {
        let count = cases::number(random, 1..=MAX_MEN);
        shuffled(random, count, MAX_CELL)
    }

    fn largest(random: &mut Random) -> Vec<(&'static str, Vec<Vec<u64>>)> {
        let cases = (0..Self::MAX_CASES).map(|_| shuffled(random, MAX_MEN, MAX_CELL));
        vec![("20 cases of 1000 tokens", cases.collect())]
    }
}

fn are_different(cells: &[u64]) -> bool {
    let mut cells = cells.to_vec();
    cells.sort_unstable();
    cells.is_sorted_by(|a, b| a < b)
}

/// Different cells in random order.
fn shuffled(random: &mut Random, count: u64, last: u64) -> Vec<u64> {
    let mut cells = cases::distinct(random, count as usize, 1..=last);
    cells.shuffle(random);
    cells
}
