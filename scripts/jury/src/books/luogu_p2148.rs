//! Luogu P2148, E&D: does the player to move win Delete Nim on these pairs of piles?

use super::prelude::*;
use crate::rules::delete_nim::{DeleteNim, sorted};

#[derive(Default)]
pub struct Book {
    outcomes: impartial::Outcomes<DeleteNim>,
    /// The second opinion's table.
    reached: Vec<u64>,
}

impl super::Book for Book {
    /// The piles: each two that follow one another are a pair.
    type Case = Vec<u64>;
    type Answer = bool;

    fn file() -> File<impl Format<Value = Vec<u64>>> {
        let piles = list("N", 2..=20_000, number("a pile", 1..=2_000_000_000));
        let is_even = |piles: &Vec<u64>| piles.len().is_multiple_of(2);
        counted("T", 1..=20, piles.such_that("an even N", is_even))
    }

    fn question() -> Question<bool> {
        yes_no("the player to move wins", "YES", "NO")
    }

    fn position(piles: &Vec<u64>) -> Shown {
        Ok(normal(DeleteNim, sorted(piles.as_chunks().0.to_vec())))
    }

    fn answer(&mut self, piles: &Vec<u64>) -> Option<bool> {
        let pairs = piles.as_chunks().0.to_vec();
        let largest = searched_pile(pairs.len())?;
        let searchable = piles.iter().all(|&pile| pile <= largest);
        searchable.then(|| self.outcomes.wins(&sorted(pairs)))
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

    const SECOND_OPINION: SecondOpinion = SecondOpinion::By(
        "up to 512 stones a table of Grundy values by their definition; beyond, the value of \
         halves of the piles, a recurrence of published solutions, where the solution has a \
         formula for all digits at once",
    );

    fn second_opinion(&mut self, piles: &Vec<u64>) -> Option<bool> {
        if self.reached.is_empty() {
            self.reached = reached_by_splitting();
        }
        let pairs = piles.as_chunks().0.iter();
        Some(nim_sum(pairs.map(|&[a, b]| self.value(a, b))) != 0)
    }
}

/// The largest pile that is searched with this number of pairs.
fn searched_pile(pairs: usize) -> Option<u64> {
    [40, 40, 12, 5].get(pairs).copied()
}

impl Book {
    /// The Grundy value of a pair.
    fn value(&self, a: u64, b: u64) -> u64 {
        match [a, b].map(|pile| self.reached.get(pile as usize)) {
            [Some(a), Some(b)] => least_absent(a | b),
            _ if a % 2 == 1 && b % 2 == 1 => 0,
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
