//! acm.mipt.ru 100, Nim Game: which player wins Nim, the first or the second?

use super::luogu_p2197::{self, is_searchable};
use super::prelude::*;
use crate::rules::nim::Nim;
use crate::second_opinion::nim_sum;

// The judge's bounds are unknown: these are generous.
const MAX_HEAPS: u64 = 1_000;
const MAX_HEAP: u64 = 1_000_000_000;

#[derive(Default)]
pub struct Book {
    outcomes: Outcomes<Nim>,
}

impl super::Book for Book {
    type Case = Vec<u64>;

    const MAX_CASES: usize = 1_000;

    fn file() -> File<impl Format<Value = Vec<u64>>> {
        until_end(list(1.., number("a heap", 0..)))
    }

    fn position(heaps: &Vec<u64>) -> Shown {
        Ok(normal(Nim, heaps.clone()))
    }

    fn answer(&mut self, heaps: &Vec<u64>) -> Option<String> {
        let wins = is_searchable(heaps).then(|| self.outcomes.wins(heaps))?;
        Some(String::from(if wins { "1" } else { "2" }))
    }

    fn small() -> impl Iterator<Item = Vec<u64>> {
        luogu_p2197::Book::small()
    }

    fn random(random: &mut Random) -> Vec<u64> {
        luogu_p2197::Book::random(random)
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
        Some(String::from(if wins { "1" } else { "2" }))
    }

    fn largest(random: &mut Random) -> Vec<(&'static str, Vec<Vec<u64>>)> {
        let cases = (0..100).map(|_| cases::heaps(random, MAX_HEAPS as usize, 0..=MAX_HEAP));
        vec![("100 cases of 1000 heaps", cases.collect())]
    }
}
