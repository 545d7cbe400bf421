//! Luogu P2148, E&D: does the player to move win Delete Nim on these pairs of piles?

use super::prelude::*;
use crate::rules::delete_nim::{DeleteNim, sorted};
use crate::second_opinion::nim_sum;

const MAX_PILES: usize = 20_000;
const MAX_PILE: u64 = 2_000_000_000;

#[derive(Default)]
pub struct Book {
    outcomes: Outcomes<DeleteNim>,
    /// The second opinion's table.
    reached: Vec<u64>,
}

impl super::Book for Book {
    /// The piles: each two that follow one another are a pair.
    type Case = Vec<u64>;

    const MAX_CASES: usize = 20;

    fn file() -> File<impl Format<Value = Vec<u64>>> {
        let piles = list(2.., number("a pile", 1..));
        let piles = piles.such_that("pairs of piles", |piles| piles.len().is_multiple_of(2));
        counted(piles.such_that("a stone in each pile", |piles| !piles.contains(&0)))
    }

    fn position(piles: &Vec<u64>) -> Shown {
        let (pairs, _) = piles.as_chunks();
        Ok(normal(DeleteNim, sorted(pairs.to_vec())))
    }

    fn answer(&mut self, piles: &Vec<u64>) -> Option<String> {
        let (pairs, _) = piles.as_chunks();
        let largest = searched_pile(pairs.len())?;
        let searchable = piles.iter().all(|&pile| pile <= largest);
        let wins = searchable.then(|| self.outcomes.wins(&sorted(pairs.to_vec())))?;
        Some(String::from(if wins { "YES" } else { "NO" }))
    }

    fn small() -> impl Iterator<Item = Vec<u64>> {
        cases::all_lists(2..=2, 1..=40).chain(cases::all_lists(4..=4, 1..=5))
    }

    fn random(random: &mut Random) -> Vec<u64> {
        let pairs = random.random_range(1..=3);
        let largest = searched_pile(pairs).unwrap_or(1);
        (0..2 * pairs)
            .map(|_| random.random_range(1..=largest))
            .collect()
    }

    fn full(random: &mut Random) -> Vec<u64> {
        let pairs = random.random_range(1..=MAX_PILES / 2);
        cases::heaps(random, 2 * pairs, 1..=MAX_PILE)
    }

    const SECOND_OPINION: SecondOpinion = SecondOpinion::By(
        "up to 512 stones a table of Grundy values by their definition; beyond, the value of \
         halves of the piles, a recurrence of published solutions, where the solution has a \
         formula for all digits at once",
    );

    fn second_opinion(&mut self, piles: &Vec<u64>) -> Option<String> {
        if self.reached.is_empty() {
            self.reached = reached_by_splitting();
        }
        let (pairs, _) = piles.as_chunks();
        let values = pairs.iter().map(|&[a, b]| self.value(a, b));
        let wins = nim_sum(values) != 0;
        Some(String::from(if wins { "YES" } else { "NO" }))
    }

    fn largest(random: &mut Random) -> Vec<(&'static str, Vec<Vec<u64>>)> {
        let mut piles = || {
            let piles = (0..MAX_PILES).map(|_| random.random_range(1..=MAX_PILE));
            piles.collect()
        };
        let cases = (0..Self::MAX_CASES).map(|_| piles()).collect();
        vec![("20 cases of 20,000 random piles", cases)]
    }
}

/// The largest pile that is searched with this number of pairs.
fn searched_pile(pairs: usize) -> Option<u64> {
    match pairs {
        0 | 1 => Some(40),
        2 => Some(12),
        3 => Some(5),
        _ => None,
    }
}

impl Book {
    /// The Grundy value of a pair.
    fn value(&self, a: u64, b: u64) -> u64 {
        let most = self.reached.len() as u64;
        match (a % 2, b % 2) {
            _ if a.max(b) < most => {
                least_absent(self.reached[a as usize] | self.reached[b as usize])
            }
            (1, 1) => 0,
            _ => 1 + self.value(a.div_ceil(2), b.div_ceil(2)),
        }
    }
}

/// The Grundy values that splitting a pile of each size up to 512 leads to, as sets of bits.
fn reached_by_splitting() -> Vec<u64> {
    let mut reached = vec![0_u64; 2];
    for pile in 2..=512 {
        let parts = (1..=pile / 2).map(|part: usize| reached[part] | reached[pile - part]);
        reached.push(parts.fold(0, |all, parts| all | 1 << least_absent(parts)));
    }
    reached
}

/// The least number that is not in a set of bits.
fn least_absent(set: u64) -> u64 {
    set.trailing_ones().into()
}
