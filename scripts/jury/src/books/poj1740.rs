//! POJ 1740, A New Stone Game: a move discards stones of a pile and may spread others of it over the
//! other piles; does the player to move win?

use super::prelude::*;
use crate::rules::new_stone_game::{NewStoneGame, sorted};

const MAX_PILES: usize = 10;
const MAX_PILE: u64 = 100;

#[derive(Default)]
pub struct Book {
    outcomes: Outcomes<NewStoneGame>,
}

impl super::Book for Book {
    type Case = Vec<u64>;

    const MAX_CASES: usize = 10_000;

    fn file() -> File<impl Format<Value = Vec<u64>>> {
        until_zero(1, list(1.., number("a pile", 1..)))
    }

    fn position(piles: &Vec<u64>) -> Shown {
        Ok(normal(NewStoneGame, sorted(piles.clone())))
    }

    fn answer(&mut self, piles: &Vec<u64>) -> Option<String> {
        let piles = sorted(piles.clone());
        let searchable = piles.len() <= 5 && piles.iter().sum::<u64>() <= 16;
        searchable.then(|| u8::from(self.outcomes.wins(&piles)).to_string())
    }

    fn small() -> impl Iterator<Item = Vec<u64>> {
        cases::all_lists(1..=4, 0..=4)
    }

    fn random(random: &mut Random) -> Vec<u64> {
        let count = random.random_range(1..=5);
        cases::heaps(random, count, 1..=3)
    }

    fn full(random: &mut Random) -> Vec<u64> {
        let count = random.random_range(1..=MAX_PILES);
        cases::heaps(random, count, 1..=MAX_PILE)
    }

    fn largest(random: &mut Random) -> Vec<(&'static str, Vec<Vec<u64>>)> {
        let cases = (0..Self::MAX_CASES).map(|_| cases::heaps(random, MAX_PILES, 1..=MAX_PILE));
        vec![("10,000 cases of 10 piles", cases.collect())]
    }
}
