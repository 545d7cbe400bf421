//! Moving Coins: of all placements of m coins on n cells, in how many does the player to move win, modulo 10⁹ + 9?

use super::prelude::*;
use crate::rules::strip::Strip;
use crate::second_opinion::counting::{balanced, won_placements};

const SEARCHED_CELLS: u64 = 12;
const MODULUS: u64 = 1_000_000_009;

#[derive(Default)]
pub struct Book(impartial::Outcomes<Strip>);

impl super::Book for Book {
    /// The cells and the coins.
    type Case = (u64, u64);
    type Answer = u64;
    const QUESTION: Question<u64> =
        value("the number of placements that the player to move wins, modulo 1,000,000,009");
    const SUBJECT: &str = "a case asks for the number of won placements on a board";

    fn file() -> File<(u64, u64)> {
        single((number("n", 1..=150_000), number("m", 1..=50)).line())
    }

    /// There are far fewer placements than the modulus.
    fn answer(&mut self, &(n, m): &(u64, u64)) -> Option<u64> {
        only_if(n <= SEARCHED_CELLS)?;
        let placements = cases::subsets((1..=n).listed()).filter(|cells| cells.len() as u64 == m);
        Some(placements.filter(|cells| self.0.wins(cells)).count() as u64)
    }

    fn small() -> impl Iterator<Item = (u64, u64)> {
        (1..=SEARCHED_CELLS).flat_map(|n| (1..=n + 1).map(move |m| (n, m)))
    }

    fn random(rng: &mut Random) -> (u64, u64) {
        let n = rng.random_range(1..=SEARCHED_CELLS);
        (n, rng.random_range(1..=n + 1))
    }

    const SECOND_OPINION: SecondOpinion = SecondOpinion::SameClaim(
        "the placements counted by the sum and the nim-sum of their heaps, heap by heap, for up to \
         100 free cells, or two heaps on any; the solution counts digit by digit",
    );

    fn second_opinion(&mut self, &(n, m): &(u64, u64)) -> Option<u64> {
        let Some(free) = n.checked_sub(m) else {
            return Some(0);
        };
        let heaps = m.div_ceil(2);
        let lost = match heaps {
            1 => vec![(0, 1)],
            2 => (0..=free / 2).map(|heap| (2 * heap, 1)).listed(),
            _ if free <= 100 => balanced(heaps, free, 2, MODULUS),
            _ => return None,
        };
        Some(won_placements(n, m, heaps, lost, MODULUS))
    }
}
