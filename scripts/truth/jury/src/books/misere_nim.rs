//! The problems about who wins misère Nim.

use super::prelude::*;
use crate::rules::nim::Nim;
use crate::second_opinion::misere_nim_is_won;
use std::marker::PhantomData;

/// The statement of one of these problems.
pub trait Statement: Default + Send + 'static {
    /// The maximum number of heaps of a case.
    const MOST: usize;

    /// The minimum number of counters of a heap.
    const LEAST: u64;

    /// The maximum number of counters of a heap.
    const LARGEST: u64;

    const QUESTION: Question<bool>;

    fn file() -> File<Vec<u64>>;
}

/// The book of the problem with this statement.
#[derive(Default)]
pub struct Book<S> {
    outcomes: impartial::MisereOutcomes<Nim>,
    statement: PhantomData<S>,
}

impl<S: Statement> super::Book for Book<S> {
    type Case = Vec<u64>;
    type Answer = bool;
    const QUESTION: Question<bool> = S::QUESTION;

    fn file() -> File<Vec<u64>> {
        S::file()
    }

    fn position(heaps: &Vec<u64>) -> Shown {
        Ok(misere(Nim, heaps.clone()))
    }

    fn answer(&mut self, heaps: &Vec<u64>) -> Option<bool> {
        is_searchable(heaps).then(|| self.outcomes.wins(heaps))
    }

    fn small() -> impl Iterator<Item = Vec<u64>> {
        cases::all_lists(1..=4, S::LEAST..=7)
    }

    fn random(rng: &mut Random) -> Vec<u64> {
        let count = rng.random_range(1..=6);
        let largest = rng.random_range(1..=4);
        cases::heaps(rng, count, S::LEAST..=largest)
    }

    fn full(rng: &mut Random) -> Vec<u64> {
        cases::misere_heaps(rng, S::MOST, S::LEAST..=S::LARGEST)
    }

    const SECOND_OPINION: SecondOpinion = SecondOpinion::SameClaim(
        "a game played to its end, with the claim of the nim-sum of digits held against the rules \
         in each position; for long games, the claim alone",
    );

    fn second_opinion(&mut self, heaps: &Vec<u64>) -> Option<bool> {
        Some(misere_nim_is_won(heaps))
    }
}
