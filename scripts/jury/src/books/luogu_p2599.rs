//! Luogu P2599, Stone Game: does the player to move win End-Nim?

use super::prelude::*;
use crate::rules::end_nim::EndNim;

const MAX_PILES: usize = 1000;
const MAX_PILE: u64 = 1_000_000_000;
const SEARCHED_PILES: usize = 5;
const SEARCHED_PILE: u64 = 6;

#[derive(Default)]
pub struct Book {
    outcomes: Outcomes<EndNim>,
}

impl super::Book for Book {
    type Case = Vec<u64>;

    const MAX_CASES: usize = 10;

    fn file() -> File<impl Format<Value = Vec<u64>>> {
        let row = list(1.., number("a pile", 1..));
        let row = row.such_that("a pile in each row", |row| !row.is_empty());
        counted(row.such_that("a stone in each pile", |row| !row.contains(&0)))
    }

    fn position(row: &Vec<u64>) -> Shown {
        Ok(normal(EndNim, row.clone()))
    }

    fn answer(&mut self, row: &Vec<u64>) -> Option<String> {
        let searchable =
            row.len() <= SEARCHED_PILES && row.iter().all(|&pile| pile <= SEARCHED_PILE);
        searchable.then(|| u8::from(self.outcomes.wins(row)).to_string())
    }

    fn small() -> impl Iterator<Item = Vec<u64>> {
        cases::all_lists(1..=4, 1..=4)
    }

    fn random(random: &mut Random) -> Vec<u64> {
        let count = random.random_range(1..=SEARCHED_PILES);
        cases::heaps(random, count, 1..=SEARCHED_PILE)
    }

    fn full(random: &mut Random) -> Vec<u64> {
        let count = random.random_range(1..=MAX_PILES);
        cases::heaps(random, count, 1..=MAX_PILE)
    }

    fn largest(random: &mut Random) -> Vec<(&'static str, Vec<Vec<u64>>)> {
        let cases = (0..Self::MAX_CASES).map(|_| cases::heaps(random, MAX_PILES, 1..=MAX_PILE));
        vec![("10 rows of 1,000 piles", cases.collect())]
    }
}
