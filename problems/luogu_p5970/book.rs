//! Nim with a Handicap: before the game the second player discards a multiple of d heaps, but not all. How many choices
//! let that player win?

use super::prelude::*;
use crate::rules::nim::Nim;
use crate::second_opinion::counting::sets_by_nim_sum;

const MAX_HEAPS: usize = 500_000;
const MAX_HEAP: u64 = 1_000_000;
const MAX_STONES: u64 = 10_000_000;
const SEARCHED_HEAPS: usize = 10;
const MODULUS: u64 = 1_000_000_007;

#[derive(Default)]
pub struct Book(impartial::Outcomes<Nim>);

impl super::Book for Book {
    /// The divisor, and the heaps.
    type Case = (u64, Vec<u64>);
    type Answer = u64;
    const QUESTION: Question<u64> =
        value("the number of choices that let the second player win, modulo 1,000,000,007");
    const SUBJECT: &str = "a case asks for the number of won choices of heaps";

    fn file() -> File<Self::Case> {
        let (divisor, heap) = (number("d", 1..=10), number("a heap", 1..=MAX_HEAP));
        let heaps = headed_list("n", 1..=MAX_HEAPS, divisor, heap);
        let stones = |(_, heaps): &Self::Case| heaps.iter().sum();
        single(heaps).total("the sum of the heaps", 1..=MAX_STONES, stones)
    }

    /// The game with all heaps, as if none were discarded.
    fn played((_, heaps): &Self::Case) -> AllShown {
        Ok(vec![normal(Nim, heaps.clone())])
    }

    fn answer(&mut self, (divisor, heaps): &Self::Case) -> Option<u64> {
        only_if(heaps.len() <= SEARCHED_HEAPS && positions(heaps) <= 200_000)?;
        let choices = cases::subsets(heaps.clone()).skip(1).filter(|kept| {
            let discarded = (heaps.len() - kept.len()) as u64;
            discarded.is_multiple_of(*divisor) && !self.0.wins(kept)
        });
        Some(choices.count() as u64)
    }

    fn small() -> impl Iterator<Item = Self::Case> {
        cases::with_each(1..=5, cases::all_lists(1..=4, 1..=4))
    }

    fn random(rng: &mut Random) -> Self::Case {
        let count = rng.random_range(1..=SEARCHED_HEAPS);
        let largest = [100, 100, 26, 10, 6, 4, 3, 2, 2, 1][count - 1];
        let heaps = cases::heaps(rng, count, 1..=largest);
        (rng.random_range(1..=10), heaps)
    }

    fn full(rng: &mut Random) -> Self::Case {
        let count = cases::number(rng, 1..=MAX_HEAPS as u64);
        let largest = MAX_HEAP.min(MAX_STONES / count);
        let heaps = cases::heaps(rng, count as usize, 1..=largest);
        (rng.random_range(1..=10), heaps)
    }

    const SECOND_OPINION: SecondOpinion = SecondOpinion::SameClaim(
        "the sets of heaps counted by number and nim-sum, heap by heap, in up to 10,000,000 steps; the \
         solution uses Walsh characters",
    );

    fn second_opinion(&mut self, (divisor, heaps): &Self::Case) -> Option<u64> {
        let greatest = heaps.iter().max().copied().unwrap_or(0);
        let sums = (greatest + 1).next_power_of_two();
        only_if(sums * heaps.len() as u64 * divisor <= 10_000_000)?;
        let divisor = *divisor as usize;
        let sets = sets_by_nim_sum(heaps.iter().copied(), divisor, sums as usize, MODULUS);
        let kept = heaps.len() % divisor;
        // The empty set does not count.
        Some((sets[kept][0] + MODULUS - u64::from(kept == 0)) % MODULUS)
    }

    fn largest(rng: &mut Random) -> Vec<(&'static str, Vec<Self::Case>)> {
        let few = cases::uniform(rng, 19, 1..=520_000);
        let mut many = cases::uniform(rng, MAX_HEAPS - 1, 1..=34);
        many.push(MAX_HEAP);
        vec![
            ("500,000 heaps, one of 1,000,000", vec![(10, many)]),
            ("19 heaps of up to 520,000", vec![(10, few)]),
        ]
    }
}
