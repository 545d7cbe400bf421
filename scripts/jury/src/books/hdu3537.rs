//! HDU 3537, Daizhenyang's Coin: does the player to move lose Mock Turtles?

use super::prelude::*;
use crate::rules::mock_turtles::MockTurtles;

const MAX_HEADS: usize = 100;
const MAX_COIN: u64 = 99_999_999;
const SEARCHED_COIN: u64 = 11;

#[derive(Default)]
pub struct Book {
    outcomes: Outcomes<MockTurtles>,
}

impl super::Book for Book {
    /// The coins that show heads, counted from 0, in any order, some perhaps more than once.
    type Case = Vec<u64>;

    const MAX_CASES: usize = 10_000;

    fn file() -> File<impl Format<Value = Vec<u64>>> {
        until_end(list(0.., number("a coin", 0..)))
    }

    fn position(heads: &Vec<u64>) -> Shown {
        if heads.iter().any(|&coin| coin >= 32) {
            return Err(BEYOND_RULES);
        }
        Ok(normal(MockTurtles, set(heads)))
    }

    fn answer(&mut self, heads: &Vec<u64>) -> Option<String> {
        let searchable = heads.iter().all(|&coin| coin <= SEARCHED_COIN);
        searchable.then(|| {
            let wins = self.outcomes.wins(&set(heads));
            String::from(if wins { "No" } else { "Yes" })
        })
    }

    fn small() -> impl Iterator<Item = Vec<u64>> {
        cases::subsets((0..10).collect())
    }

    fn random(random: &mut Random) -> Vec<u64> {
        let count = random.random_range(0..=12);
        cases::heaps(random, count, 0..=SEARCHED_COIN)
    }

    fn full(random: &mut Random) -> Vec<u64> {
        let count = random.random_range(0..=MAX_HEADS);
        cases::heaps(random, count, 0..=MAX_COIN)
    }

    fn largest(random: &mut Random) -> Vec<(&'static str, Vec<Vec<u64>>)> {
        let cases = (0..Self::MAX_CASES).map(|_| cases::heaps(random, MAX_HEADS, 0..=MAX_COIN));
        vec![("10,000 cases of 100 coins", cases.collect())]
    }
}

/// Coins as the bits of a set.
fn set(coins: &[u64]) -> u32 {
    coins.iter().fold(0, |set, coin| set | 1 << coin)
}
