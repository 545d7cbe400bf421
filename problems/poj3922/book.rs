use super::prelude::*;
use crate::rules::take_away::TakeAway;
use crate::second_opinion::take_away::{least_to_take, lost_heaps};

const MAX_HEAP: u64 = 100_000_000;
const MAX_FACTOR: u64 = 100_000;
const SEARCHED_HEAP: u64 = 60;

#[derive(Default)]
pub struct Book(impartial::Family<TakeAway>);

impl super::Book for Book {
    /// The heap and the factor.
    type Case = (u64, u64);
    type Answer = Option<u64>;
    const QUESTION: Question<Option<u64>> =
        value("the smallest number of stones that a winning first move takes")
            .or("lose")
            .numbered("Case");

    fn file() -> File<(u64, u64)> {
        let numbers = (number("n", 2..=MAX_HEAP), number("k", 1..=MAX_FACTOR));
        counted("t", 1..=20, numbers.line())
    }

    fn position(&(heap, factor): &(u64, u64)) -> Shown {
        Ok(normal(TakeAway { factor }, (heap, heap.saturating_sub(1))))
    }

    fn answer(&mut self, &(heap, factor): &(u64, u64)) -> Option<Option<u64>> {
        let outcomes = self.0.of(TakeAway { factor });
        let mut wins = |taken: &u64| !outcomes.wins(&(heap - taken, factor * taken));
        (heap <= SEARCHED_HEAP).then(|| (1..heap).find(&mut wins))
    }

    fn small() -> impl Iterator<Item = (u64, u64)> {
        cases::products(2..=SEARCHED_HEAP, 1..=20)
    }

    fn random(rng: &mut Random) -> (u64, u64) {
        let factor = rng.random_range(1..=SEARCHED_HEAP);
        (rng.random_range(2..=SEARCHED_HEAP), factor)
    }

    /// Any heap, a lost one, or a neighbour of one.
    fn full(rng: &mut Random) -> (u64, u64) {
        let factor = cases::number(rng, 1..=MAX_FACTOR);
        let most = cases::number(rng, 2..=MAX_HEAP);
        let lost = lost_heaps(factor, most);
        let heap = match rng.random_range(0..4) {
            0 => most,
            1 => lost[lost.len() - 1],
            2 => lost[rng.random_range(0..lost.len())],
            _ => lost[rng.random_range(0..lost.len())] + rng.random_range(1..=3),
        };
        (heap.clamp(2, MAX_HEAP), factor)
    }

    const SECOND_OPINION: SecondOpinion = SecondOpinion::By(
        "the smallest winning move of every smaller heap, from the smallest up, by the rules alone: it leaves \
         the largest heap whose least winning move is more than may then be taken",
    );

    fn second_opinion(&mut self, &(heap, factor): &(u64, u64)) -> Option<Option<u64>> {
        let least = least_to_take(factor, heap);
        Some((least < heap).then_some(least))
    }

    fn largest(_: &mut Random) -> Vec<(&'static str, Vec<(u64, u64)>)> {
        let heaps = |factor| (0..20).map(|less| (MAX_HEAP - less, factor)).listed();
        vec![
            ("20 heaps with the factor 100,000", heaps(MAX_FACTOR)),
            ("20 heaps with the factor 1", heaps(1)),
        ]
    }
}
