use super::prelude::*;
use crate::rules::subtraction::Subtraction;

const MOST: usize = 200_000;

#[derive(Default)]
pub struct Book(impartial::Family<Subtraction>);

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
        Ok(normal(game(), heaps.clone()))
    }

    fn answer(&mut self, heaps: &Vec<u64>) -> Option<bool> {
        is_searchable(heaps).then(|| self.0.of(game()).wins(heaps))
    }

    fn small() -> impl Iterator<Item = Vec<u64>> {
        cases::all_lists(1..=4, 1..=6)
    }

    fn random(rng: &mut Random) -> Vec<u64> {
        cases::some_heaps(rng, 1..=4, 1..=9)
    }

    const SECOND_OPINION: SecondOpinion = SecondOpinion::SameClaim(
        "a table of Grundy values by definition, continued with its period, and nim-sums by digits",
    );

    fn second_opinion(&mut self, heaps: &Vec<u64>) -> Option<bool> {
        let table = grundy_table(40, |heap, values| values[heap.saturating_sub(3)..].to_vec());
        Some(nim_sum(heaps.iter().map(|&heap| continued(&table, heap))) != 0)
    }
}

fn game() -> Subtraction {
    Subtraction(vec![1, 2, 3])
}
