//! Luogu P6487, HRPA: the smallest first move that wins Fibonacci Nim, if it may be of any size.

use super::hdu2516::least_winning_move;
use super::prelude::*;
use crate::rules::fibonacci::FibonacciNim;

const MAX_HEAP: u64 = 1_000_000_000_000_000;
const SEARCHED_HEAP: u64 = 200;

#[derive(Default)]
pub struct Book {
    outcomes: Outcomes<FibonacciNim>,
}

impl super::Book for Book {
    type Case = u64;

    fn file() -> File<impl Format<Value = u64>> {
        single(number("n", 2..).such_that("a pebble", |&heap| heap > 0))
    }

    fn position(&heap: &u64) -> Shown {
        Ok(normal(FibonacciNim, (heap, heap)))
    }

    fn answer(&mut self, &heap: &u64) -> Option<String> {
        if heap > SEARCHED_HEAP {
            return None;
        }
        let mut first_moves = 1..=heap;
        let winning = first_moves.find(|taken| !self.outcomes.wins(&(heap - taken, 2 * taken)));
        winning.map(|taken| taken.to_string())
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

    const SECOND_OPINION: SecondOpinion = SecondOpinion::By(
        "the least of the heaps lost by Schwenk's recurrence for take-away games (1970) that \
         sum up to this one; the solution has Zeckendorf sums",
    );

    fn second_opinion(&mut self, &heap: &u64) -> Option<String> {
        Some(least_winning_move(heap).to_string())
    }

    fn largest(_: &mut Random) -> Vec<(&'static str, Vec<u64>)> {
        vec![("10^15 pebbles", vec![MAX_HEAP])]
    }
}
