use super::prelude::*;
use crate::rules::coprime_takes::{CoprimeTakes, are_coprime};
use std::sync::LazyLock;

const MOST: usize = 300_000;
const MAX_HEAP: u64 = 10_000_000;
/// The largest heap whose value is computed by definition.
const DEFINED_HEAP: u64 = 1000;

/// The primes below 30,000.
static PRIMES: LazyLock<Vec<u64>> = LazyLock::new(|| {
    let mut primes: Vec<u64> = Vec::new();
    for number in 2..30_000 {
        let mut divisors = primes.iter().take_while(|&prime| prime * prime <= number);
        if divisors.all(|prime| !number.is_multiple_of(*prime)) {
            primes.push(number);
        }
    }
    primes
});

#[derive(Default)]
pub struct Book {
    outcomes: impartial::Outcomes<CoprimeTakes>,
    /// The second opinion's table of values by definition.
    values: Vec<u64>,
}

impl super::Book for Book {
    type Case = Vec<u64>;
    type Answer = bool;
    const QUESTION: Question<bool> = yes_no("Alice, who begins, wins", "Alice", "Bob");

    fn file() -> File<Vec<u64>> {
        let heaps = list("n", 1..=MOST, number("a heap", 1..=MAX_HEAP));
        let cases = counted("t", 1..=10_000, heaps);
        cases.total("the sum of n", 1..=MOST, |heaps| heaps.len() as u64)
    }

    fn position(heaps: &Vec<u64>) -> Shown {
        Ok(normal(CoprimeTakes, heaps.clone()))
    }

    fn answer(&mut self, heaps: &Vec<u64>) -> Option<bool> {
        is_searchable(heaps).then(|| self.outcomes.wins(heaps))
    }

    fn small() -> impl Iterator<Item = Vec<u64>> {
        cases::all_lists(1..=3, 1..=12)
    }

    fn random(rng: &mut Random) -> Vec<u64> {
        let count = rng.random_range(1..=3);
        cases::uniform(rng, count, 1..=25)
    }

    /// Heaps up to one of three bounds (the largest heap with a value by definition, twice that, or the largest of
    /// all), or heaps of chosen values; the nim-sum is often 0.
    fn full(rng: &mut Random) -> Vec<u64> {
        if rng.random() {
            let most = [DEFINED_HEAP, 2 * DEFINED_HEAP, MAX_HEAP][rng.random_range(0..3)];
            return cases::some_heaps(rng, 1..=10, 1..=most);
        }
        let values = cases::some_heaps(rng, 1..=10, 0..=2047).into_iter();
        values.map(|value| heap_of_value(rng, value as usize)).listed()
    }

    const SECOND_OPINION: SecondOpinion = SecondOpinion::SameClaim(
        "up to 1,000, the values by definition; beyond, the least prime factor by trial division, and the \
         primes counted by trial division up to 30,000; larger prime heaps are left out",
    );

    fn second_opinion(&mut self, heaps: &Vec<u64>) -> Option<bool> {
        Some(nim_sum(heaps.iter().map(|&heap| self.value(heap)).all_listed()?) != 0)
    }
}

impl Book {
    fn value(&mut self, heap: u64) -> Option<u64> {
        if self.values.is_empty() {
            self.values = grundy_table(DEFINED_HEAP as usize, |heap, values| {
                let left = (0..heap).filter(|&left| are_coprime(heap as u64, (heap - left) as u64));
                left.map(|left| values[left]).listed()
            });
        }
        self.values.get(heap as usize).copied().or_else(|| {
            let index = PRIMES.iter().position(|&prime| heap.is_multiple_of(prime))?;
            Some(if index == 0 { 0 } else { index as u64 + 1 })
        })
    }
}

/// A heap of this value: the prime with this index, or its square.
fn heap_of_value(rng: &mut Random, value: usize) -> u64 {
    match value {
        0 => 2 * rng.random_range(1..=MAX_HEAP / 2),
        1 => 1,
        _ if rng.random() && PRIMES[value - 1].pow(2) <= MAX_HEAP => PRIMES[value - 1].pow(2),
        _ => PRIMES[value - 1],
    }
}
