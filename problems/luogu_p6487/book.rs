use super::prelude::*;
use crate::rules::take_away::TakeAway;
use crate::second_opinion::take_away::least_winning_move;

const SEARCHED_HEAP: u64 = 200;

#[derive(Default)]
pub struct Book(impartial::Outcomes<TakeAway>);

impl super::Book for Book {
    type Case = u64;
    type Answer = u64;
    const QUESTION: Question<u64> =
        value("the smallest number of pebbles that a winning first move takes");

    fn file() -> File<u64> {
        single(number("N", 2..=1_000_000_000_000_000_u64))
    }

    fn position(&heap: &u64) -> Shown {
        Ok(normal(TakeAway::default(), (heap, heap)))
    }

    fn answer(&mut self, &heap: &u64) -> Option<u64> {
        only_if(heap <= SEARCHED_HEAP)?;
        let mut first_moves = 1..=heap;
        first_moves.find(|taken| !self.0.wins(&(heap - taken, 2 * taken)))
    }

    fn small() -> impl Iterator<Item = u64> {
        2..=SEARCHED_HEAP
    }

    fn random(rng: &mut Random) -> u64 {
        rng.random_range(2..=SEARCHED_HEAP)
    }

    const SECOND_OPINION: SecondOpinion = SecondOpinion::By(
        "the heap as a sum of lost heaps by Schwenk's recurrence for take-away games (1970), of which the \
         answer is the least; the solution uses Zeckendorf sums",
    );

    fn second_opinion(&mut self, &heap: &u64) -> Option<u64> {
        Some(least_winning_move(heap))
    }
}
