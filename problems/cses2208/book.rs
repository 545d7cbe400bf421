use super::prelude::*;
use crate::rules::any_heaps::AnyHeaps;

const MAX_TOTAL: usize = 200_000;
const LARGEST_HEAP: u64 = 1_000_000_000;
const SEARCHED_HEAPS: usize = 5;
/// The greatest number of heaps for which all choices are tried.
const CHOSEN_HEAPS: usize = 12;

#[derive(Default)]
pub struct Book(impartial::Outcomes<AnyHeaps>);

impl super::Book for Book {
    type Case = Vec<u64>;
    type Answer = bool;
    const QUESTION: Question<bool> = yes_no("the player to move wins", "first", "second");

    fn file() -> File<Vec<u64>> {
        let heaps = list("n", 1..=MAX_TOTAL, number("a heap", 1..=LARGEST_HEAP));
        let cases = counted("t", 1..=MAX_TOTAL, heaps);
        cases.total("the sum of n", 1..=MAX_TOTAL, |heaps| heaps.len() as u64)
    }

    fn position(heaps: &Vec<u64>) -> Shown {
        shown_if(heaps.len() <= CHOSEN_HEAPS)?;
        Ok(normal(AnyHeaps, heaps.clone()))
    }

    fn answer(&mut self, heaps: &Vec<u64>) -> Option<bool> {
        let searchable = heaps.len() <= SEARCHED_HEAPS && positions(heaps) <= 2000;
        searchable.then(|| self.0.wins(heaps))
    }

    fn small() -> impl Iterator<Item = Vec<u64>> {
        cases::all_lists(1..=4, 1..=5)
    }

    fn random(rng: &mut Random) -> Vec<u64> {
        let count = rng.random_range(1..=SEARCHED_HEAPS);
        let largest = [400, 40, 11, 5, 3][count - 1];
        often_even(rng, count, largest)
    }

    fn full(rng: &mut Random) -> Vec<u64> {
        let count = cases::number(rng, 1..=200) as usize;
        let largest = [3, 100, LARGEST_HEAP][rng.random_range(0..3)];
        often_even(rng, count, largest)
    }

    const SECOND_OPINION: SecondOpinion = SecondOpinion::SameClaim(
        "the claim that no heap is odd, checked against the rules in each position of a game that is played to \
         its end; for more than 12 heaps and for long games, the claim alone",
    );

    fn second_opinion(&mut self, heaps: &Vec<u64>) -> Option<bool> {
        let is_lost = |heaps: &Vec<u64>| heaps.iter().all(|heap| heap.is_multiple_of(2));
        if heaps.len() > CHOSEN_HEAPS {
            return Some(!is_lost(heaps));
        }
        let size = [1 << heaps.len(), heaps.len() as u64];
        Some(!lost_by_claim(&AnyHeaps, Play::Normal, heaps, size, is_lost))
    }

    fn largest(rng: &mut Random) -> Vec<(&'static str, Vec<Vec<u64>>)> {
        let heaps = cases::several(MAX_TOTAL, || 2 * rng.random_range(1..=LARGEST_HEAP / 2));
        let alone = heaps.iter().map(|&heap| vec![heap]).listed();
        vec![("200,000 even heaps", vec![heaps]), ("200,000 cases of one heap", alone)]
    }
}

/// Heaps up to this size, in half of the cases all even, or all except one.
fn often_even(rng: &mut Random, count: usize, largest: u64) -> Vec<u64> {
    let mut heaps = cases::heaps(rng, count, 1..=largest);
    if largest > 1 && rng.random() {
        for heap in &mut heaps {
            *heap = (*heap & !1).max(2);
        }
        if rng.random() {
            heaps[rng.random_range(0..count)] -= 1;
        }
    }
    heaps
}
