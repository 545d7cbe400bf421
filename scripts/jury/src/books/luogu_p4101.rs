//! Luogu P4101: n piles of one stone are merged, none of them to more than m stones. Who wins? 0 for the
//! player who begins, 1 for the other one.

use super::prelude::*;
use crate::rules::merging::Merging;
use crate::search::impartial::Play;

const MAX: u64 = 1_000_000_000;
const SEARCHED_PILES: u64 = 22;

#[derive(Default)]
pub struct Book {
    /// The games with up to 1, 2, … stones in a pile.
    games: Vec<Outcomes<Merging>>,
}

impl super::Book for Book {
    /// The number of piles, and the most stones of a pile.
    type Case = (u64, u64);

    const MAX_CASES: usize = 100;

    fn file() -> File<impl Format<Value = (u64, u64)>> {
        let numbers = (number("n", 1..), number("m", 1..)).line();
        counted(numbers.such_that("positive numbers", |&(n, m)| n > 0 && m > 0))
    }

    fn position(&(piles, most): &(u64, u64)) -> Shown {
        if piles > 1000 {
            return Err(BEYOND_RULES);
        }
        // No pile can have more stones than there are.
        let most = most.min(piles);
        Ok(normal(Merging { most }, vec![1; piles as usize]))
    }

    fn answer(&mut self, &(piles, most): &(u64, u64)) -> Option<String> {
        if piles > SEARCHED_PILES {
            return None;
        }
        // No pile can have more stones than there are.
        let most = most.min(piles);
        while (self.games.len() as u64) < most {
            let most = self.games.len() as u64 + 1;
            let game = Outcomes::new(Merging { most }, Play::Normal);
            self.games.push(game);
        }
        let wins = self.games[most as usize - 1].wins(&vec![1; piles as usize]);
        Some(u8::from(!wins).to_string())
    }

    fn small() -> impl Iterator<Item = (u64, u64)> {
        cases::pairs(1..=18)
    }

    fn random(random: &mut Random) -> (u64, u64) {
        let piles = random.random_range(1..=SEARCHED_PILES);
        (piles, cases::number(random, 1..=piles + 2))
    }

    fn full(random: &mut Random) -> (u64, u64) {
        (
            cases::number(random, 1..=MAX),
            cases::number(random, 1..=MAX),
        )
    }
}
