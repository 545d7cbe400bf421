//! Arbitrary Nim: what is the largest limit on the moves of Nim with which the first player wins? 0 if there is none,
//! -1 if it is unbounded.

use super::prelude::*;
use crate::rules::subtraction::Subtraction;

const MAX_HEAPS: usize = 250_000;
const MAX_HEAP: u64 = 1_000_000_000;
/// The most positions that are searched, over all limits.
const SEARCHED: u64 = 400_000;
/// The largest pile for which the second opinion tries all limits.
const ALL_LIMITS: u64 = 2000;
/// The most piles that the second opinion evaluates, over all limits.
const SECOND_OPINION_HEAPS: usize = 2_000_000;

#[derive(Default)]
pub struct Book(impartial::Family<Subtraction>);

impl super::Book for Book {
    type Case = Vec<u64>;
    type Answer = i64;
    const QUESTION: Question<i64> = value(
        "the greatest limit on the stones of a move with which the player to move wins; `0` if there is \
         none, `-1` if it is unbounded",
    );
    const SUBJECT: &str = "a case asks for a limit on the moves with which a position is won";

    fn file() -> File<Vec<u64>> {
        single(list("N", 1..=MAX_HEAPS, number("a pile", 1..=MAX_HEAP)))
    }

    fn answer(&mut self, heaps: &Vec<u64>) -> Option<i64> {
        let largest = heaps.iter().max().copied().unwrap_or(0);
        let searchable = positions(heaps).saturating_mul(largest) <= SEARCHED;
        let wins = |limit| self.0.of(Subtraction((1..=limit).listed())).wins(heaps);
        searchable.then(|| greatest(largest, 1..largest, wins))
    }

    fn small() -> impl Iterator<Item = Vec<u64>> {
        cases::all_lists(1..=4, 1..=6)
    }

    fn random(rng: &mut Random) -> Vec<u64> {
        let count = rng.random_range(1..=6);
        let largest = rng.random_range(1..=4);
        cases::heaps(rng, count, 1..=largest)
    }

    const SECOND_OPINION: SecondOpinion = SecondOpinion::SameClaim(
        "for piles up to 2,000, each limit in turn, down from the largest pile; otherwise each limit close to \
         a pile; both with the piles modulo the limit plus 1, and nim-sums by digits; the solution finds the \
         limit by its theorem",
    );

    const WAYS: &'static [Way<Self>] = &[
        |_, heaps| {
            let largest = *heaps.iter().max()?;
            (largest <= ALL_LIMITS).then(|| greatest_of(heaps, (1..largest).listed()))?
        },
        |_, heaps| {
            let near = |&heap: &u64| heap.saturating_sub(2)..=heap + 1;
            greatest_of(heaps, heaps.iter().flat_map(near).listed())
        },
    ];

    fn largest(rng: &mut Random) -> Vec<(&'static str, Vec<Vec<u64>>)> {
        let different = cases::uniform(rng, MAX_HEAPS, 1..=MAX_HEAP);
        let pairs = different[..MAX_HEAPS / 2].repeat(2);
        vec![("250,000 random piles", vec![different]), ("125,000 pairs of piles", vec![pairs])]
    }
}

/// The answer if it is -1, or one of these limits; `None` if there are too many.
fn greatest_of(heaps: &[u64], mut limits: Vec<u64>) -> Option<i64> {
    let largest = heaps.iter().max().copied().unwrap_or(0);
    limits.retain(|limit| (1..largest).contains(limit));
    let limits = sorted::numbers(limits);
    let wins = |limit: u64| nim_sum(heaps.iter().map(|heap| heap % (limit + 1))) != 0;
    let few = limits.len().saturating_mul(heaps.len()) <= SECOND_OPINION_HEAPS;
    (few || wins(largest)).then(|| greatest(largest, limits, wins))
}

/// The greatest of these limits that wins. All limits from the largest pile up are equivalent: -1 if they win.
fn greatest(
    largest: u64,
    limits: impl IntoIterator<Item = u64, IntoIter: DoubleEndedIterator>,
    mut wins: impl FnMut(u64) -> bool,
) -> i64 {
    if wins(largest) {
        return -1;
    }
    let mut limits = limits.into_iter().rev();
    limits.find(|&limit| wins(limit)).unwrap_or(0) as i64
}
