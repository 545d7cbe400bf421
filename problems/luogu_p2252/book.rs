//! Like POJ 1067, with one case per file.

use super::poj1067;
use super::prelude::*;

#[derive(Default)]
pub struct Book(poj1067::Book);

impl super::Book for Book {
    type Case = (u64, u64);
    type Answer = bool;
    const QUESTION: Question<bool> = poj1067::Book::QUESTION;

    fn file() -> File<(u64, u64)> {
        single(poj1067::heaps())
    }

    fn position(heaps: &(u64, u64)) -> Shown {
        poj1067::Book::position(heaps)
    }

    fn answer(&mut self, heaps: &(u64, u64)) -> Option<bool> {
        self.0.answer(heaps)
    }

    fn small() -> impl Iterator<Item = (u64, u64)> {
        cases::pairs(0..=20)
    }

    fn random(rng: &mut Random) -> (u64, u64) {
        poj1067::Book::random(rng)
    }

    fn full(rng: &mut Random) -> (u64, u64) {
        poj1067::Book::full(rng)
    }

    const SECOND_OPINION: SecondOpinion = poj1067::Book::SECOND_OPINION;

    fn second_opinion(&mut self, heaps: &(u64, u64)) -> Option<bool> {
        self.0.second_opinion(heaps)
    }
}
