//! Luogu P5363, Moving Coins: of all placements of m coins on n cells, in how many does the player
//! to move win, modulo 10⁹ + 9?

use super::prelude::*;
use crate::rules::strip::Strip;

const MAX_CELLS: u64 = 150_000;
const MAX_COINS: u64 = 50;
const SEARCHED_CELLS: u64 = 12;

#[derive(Default)]
pub struct Book {
    outcomes: Outcomes<Strip>,
}

impl super::Book for Book {
    /// The cells and the coins.
    type Case = (u64, u64);

    fn file() -> File<impl Format<Value = (u64, u64)>> {
        single((number("n", 1..), number("m", 1..)).line())
    }

    fn position(_: &(u64, u64)) -> Shown {
        Err("a case asks how many placements on a board are won")
    }

    /// There are far fewer placements than the modulus.
    fn answer(&mut self, &(n, m): &(u64, u64)) -> Option<String> {
        if n > SEARCHED_CELLS {
            return None;
        }
        let placements = cases::subsets((1..=n).collect()).filter(|cells| cells.len() as u64 == m);
        let won = placements.filter(|cells| self.outcomes.wins(cells));
        Some(won.count().to_string())
    }

    fn small() -> impl Iterator<Item = (u64, u64)> {
        (1..=SEARCHED_CELLS).flat_map(|n| (1..=n + 1).map(move |m| (n, m)))
    }

    fn random(random: &mut Random) -> (u64, u64) {
        let n = random.random_range(1..=SEARCHED_CELLS);
        (n, random.random_range(1..=n + 1))
    }

    fn full(random: &mut Random) -> (u64, u64) {
        let n = cases::number(random, 1..=MAX_CELLS);
        (n, cases::number(random, 1..=MAX_COINS))
    }

    fn largest(_: &mut Random) -> Vec<(&'static str, Vec<(u64, u64)>)> {
        vec![("50 coins on 150,000 cells", vec![(MAX_CELLS, MAX_COINS)])]
    }
}
