use super::prelude::*;
use crate::rules::Player::Left as First;
use crate::rules::open_heaps::OpenHeaps;
use crate::second_opinion::open_heaps::{lead, play_out};

const MAX_HEAPS: usize = 1_000_000;
const MAX_HEAP: i64 = 100_000_000;
const SEARCHED_HEAPS: usize = 12;
/// The longest row that the second opinion plays to its end.
const PLAYED_HEAPS: usize = 60;

#[derive(Default)]
pub struct Book;

impl super::Book for Book {
    /// The heaps in order; 0 where one is missing.
    type Case = Vec<i64>;
    /// The totals of the first and the second player.
    type Answer = (i64, i64);
    const QUESTION: Question<(i64, i64)> =
        two_values("the totals of the first and the second player");

    fn file() -> File<Vec<i64>> {
        let heaps = list("N", 2..=MAX_HEAPS, number("a heap", 0..=MAX_HEAP));
        single(heaps.such_that("a heap of 0", |heaps| heaps.contains(&0)))
    }

    fn position(heaps: &Vec<i64>) -> Shown {
        Ok(scoring(OpenHeaps, heaps.clone(), First))
    }

    fn answer(&mut self, heaps: &Vec<i64>) -> Option<(i64, i64)> {
        let searchable = heaps.iter().filter(|&&heap| heap > 0).count() <= SEARCHED_HEAPS;
        searchable.then(|| shares(heaps.iter().sum(), Scores::new(OpenHeaps).score(heaps, First)))
    }

    fn small() -> impl Iterator<Item = Vec<i64>> {
        cases::all_lists(2..=6, 0..=3).filter(|heaps| heaps.contains(&0)).map(cases::signed)
    }

    fn random(rng: &mut Random) -> Vec<i64> {
        heaps(rng, SEARCHED_HEAPS)
    }

    fn full(rng: &mut Random) -> Vec<i64> {
        let most = [PLAYED_HEAPS, 1000][rng.random_range(0..2)];
        heaps(rng, most)
    }

    const SECOND_OPINION: SecondOpinion = SecondOpinion::SameClaim(
        "the peaks folded one at a time, in any order, and pairs at a wall set aside before that; for up to 60 \
         heaps, checked against the rules in each position of a game played to its end",
    );

    fn second_opinion(&mut self, heaps: &Vec<i64>) -> Option<(i64, i64)> {
        if heaps.len() <= PLAYED_HEAPS {
            play_out(heaps);
        }
        Some(shares(heaps.iter().sum(), lead(heaps)))
    }

    fn largest(rng: &mut Random) -> Vec<(&'static str, Vec<Vec<i64>>)> {
        let mut any: Vec<i64> = cases::uniform(rng, MAX_HEAPS, 1..=MAX_HEAP);
        any[MAX_HEAPS / 2] = 0;
        let mut falling = any.clone();
        falling.sort_unstable();
        vec![("1,000,000 heaps", vec![any]), ("1,000,000 rising heaps", vec![falling])]
    }
}

/// Heaps, some missing, either all small or of any size.
fn heaps(rng: &mut Random, most: usize) -> Vec<i64> {
    let mut heaps = cases::points(rng, 2..=most, MAX_HEAP);
    for _ in 0..rng.random_range(1..=3) {
        let gap = rng.random_range(0..heaps.len());
        heaps[gap] = 0;
    }
    heaps
}
