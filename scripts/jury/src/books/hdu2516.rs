//! HDU 2516: does the player to move win Fibonacci Nim?

use super::prelude::*;
use crate::rules::fibonacci::FibonacciNim;

const MAX_HEAP: u64 = (1 << 31) - 1;
const SEARCHED_HEAP: u64 = 200;

#[derive(Default)]
pub struct Book {
    outcomes: Outcomes<FibonacciNim>,
}

impl super::Book for Book {
    type Case = u64;

    const MAX_CASES: usize = 100_000;

    fn file() -> File<impl Format<Value = u64>> {
        until_zero(1, number("a heap, or the last 0", 2..))
    }

    fn position(&heap: &u64) -> Shown {
        Ok(normal(FibonacciNim, (heap, heap.saturating_sub(1))))
    }

    fn answer(&mut self, &heap: &u64) -> Option<String> {
        let wins = (heap <= SEARCHED_HEAP).then(|| self.outcomes.wins(&(heap, heap - 1)))?;
        Some(String::from(if wins { "First win" } else { "Second win" }))
    }

    fn small() -> impl Iterator<Item = u64> {
        2..=SEARCHED_HEAP
    }

    fn random(random: &mut Random) -> u64 {
        random.random_range(2..=SEARCHED_HEAP)
    }

    fn full(random: &mut Random) -> u64 {
        cases::number(random, 2..=MAX_HEAP)
    }

    fn largest(random: &mut Random) -> Vec<(&'static str, Vec<u64>)> {
        let heaps = (0..Self::MAX_CASES).map(|_| Self::full(random));
        vec![("100,000 heaps", heaps.collect())]
    }
}
