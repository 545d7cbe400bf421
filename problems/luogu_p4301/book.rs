//! A New Game of Nim: what is the least number of matches that the first player must take with whole heaps?

use super::prelude::*;
use crate::rules::whole_heaps::WholeHeaps;

const MAX_HEAPS: usize = 100;
const MAX_HEAP: u64 = 1_000_000_000;
const SEARCHED_HEAPS: usize = 6;

#[derive(Default)]
pub struct Book(impartial::Outcomes<WholeHeaps>);

impl super::Book for Book {
    type Case = Vec<u64>;
    type Answer = u64;
    const QUESTION: Question<u64> =
        value("the least number of matches that the first player must take with his heaps to win");

    fn file() -> File<Vec<u64>> {
        single(list("k", 1..=MAX_HEAPS, number("a heap", 1..=MAX_HEAP)))
    }

    fn position(heaps: &Vec<u64>) -> Shown {
        shown_if(heaps.len() <= SEARCHED_HEAPS)?;
        Ok(normal(WholeHeaps, (heaps.clone(), 2)))
    }

    fn answer(&mut self, heaps: &Vec<u64>) -> Option<u64> {
        only_if(heaps.len() <= SEARCHED_HEAPS && positions(heaps) <= 10_000)?;
        let kept = cases::subsets(heaps.clone()).skip(1);
        let kept = kept.filter(|kept| !self.0.wins(&(kept.clone(), 1)));
        let most: Option<u64> = kept.map(|kept| kept.iter().sum()).max();
        Some(heaps.iter().sum::<u64>() - most?)
    }

    fn small() -> impl Iterator<Item = Vec<u64>> {
        cases::multisets(1..=5, 1..=5)
    }

    fn random(rng: &mut Random) -> Vec<u64> {
        let count = rng.random_range(1..=SEARCHED_HEAPS);
        cases::heaps(rng, count, 1..=[20, 20, 16, 7, 4, 3][count - 1])
    }

    /// Heaps with few binary digits, so that many sets are dependent, or any heaps.
    fn full(rng: &mut Random) -> Vec<u64> {
        let count = rng.random_range(1..=MAX_HEAPS);
        if rng.random() {
            return cases::heaps(rng, count, 1..=MAX_HEAP);
        }
        let digits = rng.random_range(2..=8);
        let places = cases::uniform(rng, digits, 0..=29_u32);
        cases::several(count, || {
            let digits = places.iter().filter(|_| rng.random()).map(|place| 1 << place);
            digits.fold(0, |heap: u64, digit| heap | digit).clamp(1, MAX_HEAP)
        })
    }

    const SECOND_OPINION: SecondOpinion = SecondOpinion::SameClaim(
        "the heaviest of all sets without a nonempty subset of nim-sum 0, for up to 14 heaps; beyond, the \
         greedy choice, with dependence found column by column",
    );

    fn second_opinion(&mut self, heaps: &Vec<u64>) -> Option<u64> {
        let kept: u64 = if heaps.len() <= 14 {
            heaviest(heaps, &[0])
        } else {
            let mut heaps = heaps.clone();
            heaps.sort_unstable_by(|a, b| b.cmp(a));
            let kept = (0..heaps.len()).filter(|&at| rank(&heaps[..=at]) > rank(&heaps[..at]));
            kept.map(|at| heaps[at]).sum()
        };
        Some(heaps.iter().sum::<u64>() - kept)
    }
}

/// The greatest sum of some heaps that are independent of each other and of a span.
fn heaviest(heaps: &[u64], span: &[u64]) -> u64 {
    let [heap, others @ ..] = heaps else {
        return 0;
    };
    let without = heaviest(others, span);
    if span.contains(heap) {
        return without;
    }
    let greater = span.iter().flat_map(|sum| [*sum, sum ^ heap]).listed();
    without.max(heap + heaviest(others, &greater))
}

/// The rank of a matrix of bits, by rows.
fn rank(rows: &[u64]) -> usize {
    let mut rows = rows.to_vec();
    let mut rank = 0;
    for column in 0..64 {
        if let Some(found) = (rank..rows.len()).find(|&row| rows[row] >> column & 1 == 1) {
            rows.swap(rank, found);
            let pivot = rows[rank];
            rank += 1;
            for row in &mut rows[rank..] {
                *row ^= pivot * (*row >> column & 1);
            }
        }
    }
    rank
}
