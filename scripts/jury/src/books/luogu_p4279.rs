//! Luogu P4279, John's Game: does John, who begins, win Nim in misère play?

use super::poj3480::{self, misere_heaps};
use super::prelude::*;

const MAX_HEAPS: usize = 50;
const MAX_HEAP: u64 = 5_000;

#[derive(Default)]
pub struct Book(poj3480::Book);

impl super::Book for Book {
    type Case = Vec<u64>;

    const MAX_CASES: usize = 500;

    fn file() -> File<impl Format<Value = Vec<u64>>> {
        counted(list(1.., number("a pile", 1..)))
    }

    fn position(heaps: &Vec<u64>) -> Shown {
        poj3480::Book::position(heaps)
    }

    fn answer(&mut self, heaps: &Vec<u64>) -> Option<String> {
        self.0.answer(heaps)
    }

    fn small() -> impl Iterator<Item = Vec<u64>> {
        poj3480::Book::small()
    }

    fn random(random: &mut Random) -> Vec<u64> {
        poj3480::Book::random(random)
    }

    fn full(random: &mut Random) -> Vec<u64> {
        misere_heaps(random, MAX_HEAPS, MAX_HEAP)
    }

    const SECOND_OPINION: SecondOpinion = SecondOpinion::By(
        "a game played down to its end, with the claim of the nim-sum of digits held against \
         the rules in each of its positions; for long games, the claim alone",
    );

    fn second_opinion(&mut self, heaps: &Vec<u64>) -> Option<String> {
        self.0.second_opinion(heaps)
    }

    fn largest(random: &mut Random) -> Vec<(&'static str, Vec<Vec<u64>>)> {
        let cases = (0..Self::MAX_CASES).map(|_| cases::heaps(random, MAX_HEAPS, 1..=MAX_HEAP));
        vec![("500 cases of 50 piles", cases.collect())]
    }
}
