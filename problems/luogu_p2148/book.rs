use super::prelude::*;
use crate::rules::delete_nim::{DeleteNim, sorted};
use crate::second_opinion::delete_nim::{PairValues, by_halves};

#[derive(Default)]
pub struct Book {
    outcomes: impartial::Outcomes<DeleteNim>,
    pairs: PairValues,
}

impl super::Book for Book {
    /// The piles, paired in order.
    type Case = Vec<u64>;
    type Answer = bool;
    const QUESTION: Question<bool> = yes_no("the player to move wins", "YES", "NO");

    fn file() -> File<Vec<u64>> {
        let piles = list("N", 2..=20_000, number("a pile", 1..=2_000_000_000));
        counted("T", 1..=20, piles.such_that("an even N", |piles| piles.len().is_multiple_of(2)))
    }

    fn position(piles: &Vec<u64>) -> Shown {
        Ok(normal(DeleteNim, sorted(piles.as_chunks().0.to_vec())))
    }

    fn answer(&mut self, piles: &Vec<u64>) -> Option<bool> {
        let pairs = piles.as_chunks().0.to_vec();
        let largest = searched_pile(pairs.len())?;
        piles.iter().all(|&pile| pile <= largest).then(|| self.outcomes.wins(&sorted(pairs)))
    }

    fn small() -> impl Iterator<Item = Vec<u64>> {
        cases::all_lists(2..=2, 1..=40).chain(cases::all_lists(4..=4, 1..=5))
    }

    fn random(rng: &mut Random) -> Vec<u64> {
        let pairs = rng.random_range(1..=3);
        cases::uniform(rng, 2 * pairs, 1..=searched_pile(pairs).unwrap_or(1))
    }

    const SECOND_OPINION: SecondOpinion = SecondOpinion::SameClaim(
        "up to 512 stones, a table of Grundy values by definition; for more, the solution's formula, one binary \
         digit at a time",
    );

    const WAYS: &'static [Way<Self>] = &[
        |book, piles| is_won(piles, |a, b| book.pairs.tabled(a, b)),
        |_, piles| is_won(piles, |a, b| Some(by_halves(a, b))),
    ];
}

fn is_won(piles: &[u64], value: impl Fn(u64, u64) -> Option<u64>) -> Option<bool> {
    Some(nim_sum(piles.as_chunks().0.iter().map(|&[a, b]| value(a, b)).all_listed()?) != 0)
}

/// The largest pile that is searched with this many pairs.
fn searched_pile(pairs: usize) -> Option<u64> {
    [40, 40, 12, 5].get(pairs).copied()
}
