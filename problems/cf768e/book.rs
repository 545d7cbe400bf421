use super::prelude::*;
use crate::rules::different_takes::DifferentTakes;

const MAX_STONES: u64 = 60;
const SEARCHED_STONES: u64 = 16;

#[derive(Default)]
pub struct Book {
    outcomes: impartial::Outcomes<DifferentTakes>,
    values: Grundy<DifferentTakes>,
}

impl super::Book for Book {
    type Case = Vec<u64>;
    type Answer = bool;
    const QUESTION: Question<bool> = yes_no("Jon, who moves second, wins", "YES", "NO");

    fn file() -> File<Vec<u64>> {
        single(list("n", 1..=1_000_000, number("a pile", 1..=MAX_STONES).line()))
    }

    fn position(piles: &Vec<u64>) -> Shown {
        Ok(normal(DifferentTakes, untouched(piles)))
    }

    fn answer(&mut self, piles: &Vec<u64>) -> Option<bool> {
        let searchable = piles.iter().sum::<u64>() <= SEARCHED_STONES;
        searchable.then(|| !self.outcomes.wins(&untouched(piles)))
    }

    fn small() -> impl Iterator<Item = Vec<u64>> {
        (1..=SEARCHED_STONES).map(|pile| vec![pile]).chain(cases::all_lists(2..=3, 1..=5))
    }

    fn random(rng: &mut Random) -> Vec<u64> {
        let count = rng.random_range(1..=5);
        let most = SEARCHED_STONES / count;
        cases::uniform(rng, count as usize, 1..=most)
    }

    fn full(rng: &mut Random) -> Vec<u64> {
        let count = rng.random_range(1..=100);
        cases::uniform(rng, count, 1..=MAX_STONES)
    }

    const SECOND_OPINION: SecondOpinion = SecondOpinion::By(
        "the Grundy value of each pile by definition, over all sets of numbers that can be taken from it, and \
         nim-sums by digits",
    );

    fn second_opinion(&mut self, piles: &Vec<u64>) -> Option<bool> {
        Some(nim_sum(piles.iter().map(|&pile| self.values.value(&vec![(pile, 0)]))) == 0)
    }
}

fn untouched(piles: &[u64]) -> Vec<(u64, u64)> {
    piles.iter().map(|&pile| (pile, 0)).listed()
}
