//! Luogu P6791, Take Stones: from how many of the heaps of 1 to N stones does the player who begins, with
//! at most k stones, win Fibonacci Nim in misère play?

use super::prelude::*;
use crate::rules::fibonacci::FibonacciNim;
use crate::search::impartial::Play;

const MAX: u64 = 1_000_000_000_000_000_000;
const SEARCHED: u64 = 150;

pub struct Book {
    outcomes: Outcomes<FibonacciNim>,
}

impl Default for Book {
    fn default() -> Self {
        let outcomes = Outcomes::new(FibonacciNim, Play::Misere);
        Book { outcomes }
    }
}

impl super::Book for Book {
    /// The most stones of the first move, and the largest heap.
    type Case = (u64, u64);

    const MAX_CASES: usize = 100_000;

    fn file() -> File<impl Format<Value = (u64, u64)>> {
        let numbers = (number("k", 1..), number("N", 1..)).line();
        counted(numbers.such_that("positive numbers", |&(k, n)| k > 0 && n > 0))
    }

    fn position(_: &(u64, u64)) -> Shown {
        Err("a case asks how many heaps are won")
    }

    fn answer(&mut self, &(limit, largest): &(u64, u64)) -> Option<String> {
        if largest > SEARCHED {
            return None;
        }
        // No move takes more stones than there are.
        let won = (1..=largest).filter(|&heap| self.outcomes.wins(&(heap, limit.min(heap))));
        Some(won.count().to_string())
    }

    fn small() -> impl Iterator<Item = (u64, u64)> {
        cases::pairs(1..=60)
    }

    fn random(random: &mut Random) -> (u64, u64) {
        let largest = random.random_range(1..=SEARCHED);
        (cases::number(random, 1..=largest + 1), largest)
    }

    fn full(random: &mut Random) -> (u64, u64) {
        (
            cases::number(random, 1..=MAX),
            cases::number(random, 1..=MAX),
        )
    }

    fn largest(random: &mut Random) -> Vec<(&'static str, Vec<(u64, u64)>)> {
        let query = |_| {
            (
                cases::number(random, 1..=100),
                random.random_range(MAX - MAX / 10..=MAX),
            )
        };
        vec![(
            "100,000 queries up to 10^18",
            (0..Self::MAX_CASES).map(query).collect(),
        )]
    }
}
