//! Luogu P2197: does the player to move win Nim?

use super::prelude::*;
use crate::rules::nim::Nim;
use crate::second_opinion::nim_sum;

const MAX_HEAPS: u64 = 10_000;
const MAX_HEAP: u64 = 9_999;

#[derive(Default)]
pub struct Book {
    outcomes: Outcomes<Nim>,
}

impl super::Book for Book {
    type Case = Vec<u64>;

    const MAX_CASES: usize = 10;

    fn file() -> File<impl Format<Value = Vec<u64>>> {
        counted(list(1.., number("a heap", 0..)))
    }

    fn position(heaps: &Vec<u64>) -> Shown {
        Ok(normal(Nim, heaps.clone()))
    }

    fn answer(&mut self, heaps: &Vec<u64>) -> Option<String> {
        let wins = is_searchable(heaps).then(|| self.outcomes.wins(heaps))?;
        Some(String::from(if wins { "Yes" } else { "No" }))
    }

    fn small() -> impl Iterator<Item = Vec<u64>> {
        cases::all_lists(1..=4, 0..=7)
    }

    fn random(random: &mut Random) -> Vec<u64> {
        let count = random.random_range(1..=5);
        cases::heaps(random, count, 0..=6)
    }

    fn full(random: &mut Random) -> Vec<u64> {
        let count = cases::number(random, 1..=MAX_HEAPS);
        cases::heaps(random, count as usize, 0..=MAX_HEAP)
    }

    const SECOND_OPINION: SecondOpinion = SecondOpinion::By(
        "the nim-sum digit by digit, from a table of least excluded numbers for two heaps \
         below 16: the theorem is the solution's, the addition is not",
    );

    fn second_opinion(&mut self, heaps: &Vec<u64>) -> Option<String> {
        let wins = nim_sum(heaps.iter().copied()) != 0;
        Some(String::from(if wins { "Yes" } else { "No" }))
    }

    fn largest(random: &mut Random) -> Vec<(&'static str, Vec<Vec<u64>>)> {
        let mut heaps = || cases::heaps(random, MAX_HEAPS as usize, 0..=MAX_HEAP);
        let cases = (0..Self::MAX_CASES).map(|_| heaps()).collect();
        vec![("10 cases of 10,000 heaps", cases)]
    }
}

/// Whether the positions that Nim can reach from these heaps are few enough to be searched.
pub fn is_searchable(heaps: &[u64]) -> bool {
    let positions = heaps.iter().fold(1u64, |positions, heap| {
        positions.saturating_mul(heap.saturating_add(1))
    });
    positions <= 20_000
}
