//! Luogu P3480, KAM-Pebbles: does the player to move win Nim on piles that must never get smaller
//! from left to right?

use super::prelude::*;
use crate::rules::monotone_nim::MonotoneNim;

const MAX_PILES: usize = 1000;
const MAX_PILE: u64 = 10_000;
const SEARCHED_PILES: usize = 5;
const SEARCHED_PILE: u64 = 7;

#[derive(Default)]
pub struct Book {
    outcomes: Outcomes<MonotoneNim>,
}

impl super::Book for Book {
    type Case = Vec<u64>;

    const MAX_CASES: usize = 10;

    fn file() -> File<impl Format<Value = Vec<u64>>> {
        let piles = list(1.., number("a pile", 0..));
        counted(piles.such_that("piles in ascending order", |piles| piles.is_sorted()))
    }

    fn position(piles: &Vec<u64>) -> Shown {
        Ok(normal(MonotoneNim, piles.clone()))
    }

    fn answer(&mut self, piles: &Vec<u64>) -> Option<String> {
        let searchable =
            piles.len() <= SEARCHED_PILES && piles.iter().all(|&pile| pile <= SEARCHED_PILE);
        let wins = searchable.then(|| self.outcomes.wins(piles))?;
        Some(String::from(if wins { "TAK" } else { "NIE" }))
    }

    fn small() -> impl Iterator<Item = Vec<u64>> {
        cases::all_lists(1..=4, 0..=5).filter(|piles| piles.is_sorted())
    }

    fn random(random: &mut Random) -> Vec<u64> {
        let count = random.random_range(1..=SEARCHED_PILES);
        ascending(random, count, SEARCHED_PILE)
    }

    fn full(random: &mut Random) -> Vec<u64> {
        let count = random.random_range(1..=MAX_PILES);
        ascending(random, count, MAX_PILE)
    }

    fn largest(random: &mut Random) -> Vec<(&'static str, Vec<Vec<u64>>)> {
        let cases = (0..Self::MAX_CASES).map(|_| ascending(random, MAX_PILES, MAX_PILE));
        vec![("10 rows of 1,000 piles", cases.collect())]
    }
}

/// Piles in ascending order.
fn ascending(random: &mut Random, count: usize, largest: u64) -> Vec<u64> {
    let mut piles = cases::heaps(random, count, 0..=largest);
    piles.sort_unstable();
    piles
}
