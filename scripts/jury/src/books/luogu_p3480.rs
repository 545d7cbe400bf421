//! Luogu P3480, KAM-Pebbles: does the player to move win Nim on piles that must never get smaller
//! from left to right?

use super::prelude::*;
use crate::rules::monotone_nim::MonotoneNim;
use crate::search::impartial::Play;
use crate::second_opinion::{nim_sum, refereed};

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

    const SECOND_OPINION: SecondOpinion = SecondOpinion::By(
        "a game played down to its end, with the claim of staircase Nim, by digits, held \
         against the rules in each of its positions; for long games, the claim alone",
    );

    fn second_opinion(&mut self, piles: &Vec<u64>) -> Option<String> {
        let size = [piles.last().copied().unwrap_or(0), piles.len() as u64];
        let loses = refereed(&MonotoneNim, Play::Normal, piles, size, |piles| {
            is_lost(piles)
        });
        Some(String::from(if loses { "NIE" } else { "TAK" }))
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

/// Whether every second lead of a pile over the one on its left, from the last one on, has the nim-sum 0
/// with the others.
fn is_lost(piles: &[u64]) -> bool {
    let left = [0].into_iter().chain(piles.iter().copied());
    let leads: Vec<u64> = std::iter::zip(piles, left)
        .map(|(pile, left)| pile - left)
        .collect();
    nim_sum(leads.into_iter().rev().step_by(2)) == 0
}
