//! Stone Game: some of the heaps are chosen, and one of these is marked, from which the first move in Nim must take.
//! For how many choices does the first player lose?

use super::prelude::*;
use crate::rules::nim::Nim;
use crate::second_opinion::counting::sets_by_nim_sum;

const MODULUS: u64 = 1_000_000_007;

#[derive(Default)]
pub struct Book(impartial::Outcomes<Nim>);

impl Book {
    /// Returns whether a player who must take from the marked heap loses.
    fn loses(&mut self, heaps: &[u64], named: usize) -> bool {
        (0..heaps[named]).all(|rest| self.0.wins(&replaced(heaps, named, rest)))
    }
}

impl super::Book for Book {
    type Case = Vec<u64>;
    type Answer = u64;
    const QUESTION: Question<u64> =
        value("the number of choices with which the first player loses, modulo 1,000,000,007");
    const SUBJECT: &str = "a case asks for the number of lost choices of heaps";

    fn file() -> File<Vec<u64>> {
        single(list("N", 1..=200, number("a heap", 1..=200)))
    }

    fn answer(&mut self, heaps: &Vec<u64>) -> Option<u64> {
        only_if(is_searchable(heaps))?;
        let choices = cases::subsets(heaps.clone()).map(|chosen| {
            (0..chosen.len()).filter(|&named| self.loses(&chosen, named)).count() as u64
        });
        Some(choices.sum())
    }

    fn small() -> impl Iterator<Item = Vec<u64>> {
        cases::all_lists(1..=3, 1..=5)
    }

    fn random(rng: &mut Random) -> Vec<u64> {
        cases::some_heaps(rng, 1..=5, 1..=6)
    }

    const SECOND_OPINION: SecondOpinion = SecondOpinion::SameClaim(
        "a table of the number of sets of the other heaps for each nim-sum, heap by heap; the solution counts \
         them by linear algebra",
    );

    fn second_opinion(&mut self, heaps: &Vec<u64>) -> Option<u64> {
        let lost = (0..heaps.len()).map(|named| {
            let others = [&heaps[..named], &heaps[named + 1..]].concat();
            let sets = &sets_by_nim_sum(others, 1, 256, MODULUS)[0];
            sets[heaps[named] as usize..].iter().sum::<u64>()
        });
        Some(lost.sum::<u64>() % MODULUS)
    }
}
