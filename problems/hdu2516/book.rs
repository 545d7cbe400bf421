use super::prelude::*;
use crate::rules::take_away::TakeAway;
use crate::second_opinion::take_away::lost_heaps;

const SEARCHED_HEAP: u64 = 200;

#[derive(Default)]
pub struct Book(impartial::Outcomes<TakeAway>);

impl super::Book for Book {
    type Case = u64;
    type Answer = bool;
    const QUESTION: Question<bool> = yes_no("the player to move wins", "First win", "Second win");

    fn file() -> File<u64> {
        until_zero(1, unstated(1..=100_000), number("n", 2..=2_147_483_647))
    }

    fn position(&heap: &u64) -> Shown {
        Ok(normal(TakeAway::default(), (heap, heap.saturating_sub(1))))
    }

    fn answer(&mut self, &heap: &u64) -> Option<bool> {
        (heap <= SEARCHED_HEAP).then(|| self.0.wins(&(heap, heap - 1)))
    }

    fn small() -> impl Iterator<Item = u64> {
        2..=SEARCHED_HEAP
    }

    fn random(rng: &mut Random) -> u64 {
        rng.random_range(2..=SEARCHED_HEAP)
    }

    const SECOND_OPINION: SecondOpinion = SecondOpinion::By(
        "Schwenk's recurrence for take-away games (1970), which builds the lost heaps from the rule that a move \
         takes at most twice as many as the last one; the solution uses Fibonacci numbers and Zeckendorf sums",
    );

    fn second_opinion(&mut self, &heap: &u64) -> Option<bool> {
        Some(!lost_heaps(2, heap).contains(&heap))
    }
}
