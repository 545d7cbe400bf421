//! HDU 3032, Nim or not Nim?: does Alice, who begins, win Lasker's Nim?

use super::prelude::*;
use crate::rules::lasker::{Lasker, normalized};

const MAX_HEAPS: usize = 1_000_000;
const MAX_HEAP: u64 = (1 << 31) - 1;
const SEARCHED_TOTAL: u64 = 20;

#[derive(Default)]
pub struct Book {
    outcomes: Outcomes<Lasker>,
}

impl super::Book for Book {
    type Case = Vec<u64>;

    const MAX_CASES: usize = 100;

    fn file() -> File<impl Format<Value = Vec<u64>>> {
        counted(list(1.., number("a heap", 1..)))
    }

    fn position(heaps: &Vec<u64>) -> Shown {
        Ok(normal(Lasker, normalized(heaps.clone())))
    }

    fn answer(&mut self, heaps: &Vec<u64>) -> Option<String> {
        let total = heaps.iter().copied().fold(0, u64::saturating_add);
        let winner = |alice| String::from(if alice { "Alice" } else { "Bob" });
        (total <= SEARCHED_TOTAL).then(|| winner(self.outcomes.wins(&normalized(heaps.clone()))))
    }

    fn small() -> impl Iterator<Item = Vec<u64>> {
        cases::all_lists(1..=3, 1..=6)
    }

    fn random(random: &mut Random) -> Vec<u64> {
        let count = random.random_range(1..=5);
        cases::heaps(random, count, 1..=SEARCHED_TOTAL / count as u64)
    }

    fn full(random: &mut Random) -> Vec<u64> {
        let count = random.random_range(1..=1000);
        cases::heaps(random, count, 1..=MAX_HEAP)
    }

    fn largest(random: &mut Random) -> Vec<(&'static str, Vec<Vec<u64>>)> {
        let heaps = (0..MAX_HEAPS).map(|_| random.random_range(1..=MAX_HEAP));
        vec![("10⁶ heaps", vec![heaps.collect()])]
    }
}
