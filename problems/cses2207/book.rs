use super::prelude::*;
use crate::rules::unequal_splits::UnequalSplits;
use crate::second_opinion::unequal_splits::Values;

const LARGEST_HEAP: u64 = 1_000_000;
const SEARCHED_HEAP: u64 = 40;
/// A lost heap with a long gap after it.
const LONELY_HEAP: u64 = 1222;

#[derive(Default)]
pub struct Book {
    outcomes: impartial::Outcomes<UnequalSplits>,
    /// The second opinion's table.
    values: Values,
}

impl super::Book for Book {
    type Case = u64;
    type Answer = bool;
    const QUESTION: Question<bool> = yes_no("the player to move wins", "first", "second");

    fn file() -> File<u64> {
        counted("t", 1..=100_000, number("n", 1..=LARGEST_HEAP).line())
    }

    fn position(&heap: &u64) -> Shown {
        Ok(normal(UnequalSplits, UnequalSplits.normalized(vec![heap])))
    }

    fn answer(&mut self, &heap: &u64) -> Option<bool> {
        (heap <= SEARCHED_HEAP).then(|| self.outcomes.wins(&UnequalSplits.normalized(vec![heap])))
    }

    fn small() -> impl Iterator<Item = u64> {
        1..=SEARCHED_HEAP
    }

    fn random(rng: &mut Random) -> u64 {
        rng.random_range(1..=SEARCHED_HEAP)
    }

    fn full(rng: &mut Random) -> u64 {
        match rng.random_range(0..4) {
            0 => cases::number(rng, 1..=LARGEST_HEAP),
            _ => rng.random_range(1..=LONELY_HEAP + 100),
        }
    }

    const SECOND_OPINION: SecondOpinion = SecondOpinion::By(
        "the value of each heap up to 1,000,000, as the mex over all splits: a table that takes seconds, where \
         the solution relies on the known result that none beyond 1222 is 0",
    );

    fn second_opinion(&mut self, &heap: &u64) -> Option<bool> {
        (heap <= LARGEST_HEAP).then(|| self.values.value(heap as usize) != 0)
    }
}
