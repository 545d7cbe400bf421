use super::prelude::*;
use crate::rules::wythoff::Wythoff;

const LARGEST_HEAP: u64 = 1_000_000_000;
const SEARCHED_HEAP: u64 = 60;

#[derive(Default)]
pub struct Book(impartial::Outcomes<Wythoff>);

/// The two heaps.
pub fn heaps() -> Format<(u64, u64)> {
    (number("a", 0..=LARGEST_HEAP), number("b", 0..=LARGEST_HEAP)).line()
}

impl super::Book for Book {
    type Case = (u64, u64);
    type Answer = bool;
    const QUESTION: Question<bool> = yes_no("the player to move wins", "1", "0");

    fn file() -> File<(u64, u64)> {
        until_end(unstated(0..=100_000), heaps())
    }

    fn position(heaps: &(u64, u64)) -> Shown {
        Ok(normal(Wythoff, *heaps))
    }

    fn answer(&mut self, heaps: &(u64, u64)) -> Option<bool> {
        (heaps.0.max(heaps.1) <= SEARCHED_HEAP).then(|| self.0.wins(heaps))
    }

    fn small() -> impl Iterator<Item = (u64, u64)> {
        cases::pairs(0..=SEARCHED_HEAP)
    }

    fn random(rng: &mut Random) -> (u64, u64) {
        let mut heap = || rng.random_range(0..=SEARCHED_HEAP);
        (heap(), heap())
    }

    fn full(rng: &mut Random) -> (u64, u64) {
        if rng.random() {
            let (low, high) = cases::cold_pair(rng, LARGEST_HEAP - 1);
            (low + rng.random_range(0..=1), high)
        } else {
            Self::file().any(rng)
        }
    }

    const SECOND_OPINION: SecondOpinion = SecondOpinion::By(
        "Zeckendorf sums (Silber 1976): a pair is lost if the smaller heap's sum ends at an even place, and \
         shifting each part to the next Fibonacci number gives the other heap; the golden ratio is not used",
    );

    fn second_opinion(&mut self, &(a, b): &(u64, u64)) -> Option<bool> {
        Some(!is_cold(a.min(b), a.max(b)))
    }
}

/// Returns whether these heaps, the smaller one first, are lost, by its Zeckendorf sum.
fn is_cold(low: u64, high: u64) -> bool {
    let mut numbers = vec![1, 2];
    while let [.., a, b] = numbers[..]
        && b <= low
    {
        numbers.push(a + b);
    }
    let (mut rest, mut partner, mut last_place) = (low, 0, 0);
    for place in (0..numbers.len() - 1).rev() {
        if numbers[place] <= rest {
            rest -= numbers[place];
            partner += numbers[place + 1];
            last_place = place;
        }
    }
    partner == high && last_place % 2 == 0
}
