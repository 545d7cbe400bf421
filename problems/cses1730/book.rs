use super::prelude::*;
use crate::rules::nim::Nim;

const MOST: usize = 200_000;

#[derive(Default)]
pub struct Book(impartial::Outcomes<Nim>);

impl super::Book for Book {
    type Case = Vec<u64>;
    type Answer = bool;
    const QUESTION: Question<bool> = yes_no("the player to move wins", "first", "second");

    fn file() -> File<Vec<u64>> {
        let cases =
            counted("t", 1..=MOST, list("n", 1..=MOST, number("a heap", 1..=1_000_000_000)));
        cases.total("the sum of n", 1..=MOST, |heaps| heaps.len() as u64)
    }

    fn position(heaps: &Vec<u64>) -> Shown {
        Ok(normal(Nim, heaps.clone()))
    }

    fn answer(&mut self, heaps: &Vec<u64>) -> Option<bool> {
        is_searchable(heaps).then(|| self.0.wins(heaps))
    }

    fn small() -> impl Iterator<Item = Vec<u64>> {
        cases::all_lists(1..=4, 1..=6)
    }

    fn random(rng: &mut Random) -> Vec<u64> {
        cases::some_heaps(rng, 1..=5, 1..=6)
    }

    const SECOND_OPINION: SecondOpinion = NIM_BY_DIGITS;

    fn second_opinion(&mut self, heaps: &Vec<u64>) -> Option<bool> {
        Some(nim_sum(heaps.iter().copied()) != 0)
    }
}
