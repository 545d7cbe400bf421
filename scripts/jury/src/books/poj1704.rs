//! POJ 1704, Georgia and Bob: tokens on a strip, in any order; does the player to move win?

use super::prelude::*;
use crate::rules::strip::Strip;
use crate::search::impartial::Play;
use crate::second_opinion::{nim_sum, refereed};
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

    const SECOND_OPINION: SecondOpinion = SecondOpinion::By(
        "a game played down to its end, with the claim of staircase Nim, by digits, held \
         against the rules in each of its positions; for long games, the claim alone",
    );

    fn second_opinion(&mut self, cells: &Vec<u64>) -> Option<String> {
        let mut cells = cells.clone();
        cells.sort_unstable();
        let free = cells.last().unwrap_or(&0) - cells.len() as u64;
        let size = [free, cells.len() as u64];
        let bob = refereed(&Strip, Play::Normal, &cells, size, |cells| is_lost(cells));
        let winner = if bob { "Bob" } else { "Georgia" };
        Some(format!("{winner} will win"))
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

/// Whether the gaps behind every second token, from the last one on, have the nim-sum 0.
fn is_lost(cells: &[u64]) -> bool {
    let behind = [0].into_iter().chain(cells.iter().copied());
    let gaps: Vec<u64> = std::iter::zip(cells, behind)
        .map(|(cell, behind)| cell - behind - 1)
        .collect();
    nim_sum(gaps.into_iter().rev().step_by(2)) == 0
}
