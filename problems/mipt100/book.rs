use super::prelude::*;
use crate::rules::nim::Nim;

#[derive(Default)]
pub struct Book(impartial::Outcomes<Nim>);

impl super::Book for Book {
    type Case = Vec<u64>;
    type Answer = bool;
    const QUESTION: Question<bool> =
        yes_no("the player to move wins", "First wins.", "Second wins.");

    fn file() -> File<Vec<u64>> {
        let heap = number("a heap", unstated(0..=u64::MAX));
        single(list("the number of heaps", unstated(0..=1_000_000), heap))
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

    fn full(rng: &mut Random) -> Vec<u64> {
        let count = cases::number(rng, 1..=1000);
        cases::heaps(rng, count as usize, 0..=u64::MAX)
    }

    const SECOND_OPINION: SecondOpinion = NIM_BY_DIGITS;

    fn second_opinion(&mut self, heaps: &Vec<u64>) -> Option<bool> {
        Some(nim_sum(heaps.iter().copied()) != 0)
    }

    fn largest(rng: &mut Random) -> Vec<(&'static str, Vec<Vec<u64>>)> {
        let heaps = cases::heaps(rng, 1_000_000, 0..=1_000_000_000);
        vec![("1,000,000 heaps", vec![heaps])]
    }
}
