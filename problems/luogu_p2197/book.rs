use super::prelude::*;
use crate::rules::nim::Nim;

#[derive(Default)]
pub struct Book(impartial::Outcomes<Nim>);

impl super::Book for Book {
    type Case = Vec<u64>;
    type Answer = bool;
    const QUESTION: Question<bool> = yes_no("the player to move wins", "Yes", "No");

    fn file() -> File<Vec<u64>> {
        counted("T", 1..=10, list("n", 1..=10_000, number("a heap", 0..=9_999)))
    }

    fn position(heaps: &Vec<u64>) -> Shown {
        Ok(normal(Nim, heaps.clone()))
    }

    fn answer(&mut self, heaps: &Vec<u64>) -> Option<bool> {
        is_searchable(heaps).then(|| self.0.wins(heaps))
    }

    fn small() -> impl Iterator<Item = Vec<u64>> {
        cases::few_heaps()
    }

    fn random(rng: &mut Random) -> Vec<u64> {
        cases::some_heaps(rng, 1..=5, 0..=6)
    }

    const SECOND_OPINION: SecondOpinion = NIM_BY_DIGITS;

    fn second_opinion(&mut self, heaps: &Vec<u64>) -> Option<bool> {
        Some(nim_sum(heaps.iter().copied()) != 0)
    }
}
