//! HDU 1846, Brave Game: does the player to move win Bachet's game?

use super::prelude::*;
use crate::rules::bachet::Bachet;

const MAX: u64 = 1_000;

#[derive(Default)]
pub struct Book {
    outcomes: Outcomes<Bachet>,
}

impl super::Book for Book {
    /// The heap, and the most that a move takes.
    type Case = (u64, u64);

    const MAX_CASES: usize = 100;

    fn file() -> File<impl Format<Value = (u64, u64)>> {
        counted((number("n", 1..), number("m", 1..)).line())
    }

    fn position(case: &(u64, u64)) -> Shown {
        Ok(normal(Bachet, *case))
    }

    fn answer(&mut self, case: &(u64, u64)) -> Option<String> {
        let wins = (case.0.max(case.1) <= MAX).then(|| self.outcomes.wins(case))?;
        Some(String::from(if wins { "first" } else { "second" }))
    }

    fn small() -> impl Iterator<Item = (u64, u64)> {
        cases::pairs(1..=100)
    }

    fn random(random: &mut Random) -> (u64, u64) {
        (random.random_range(1..=100), random.random_range(1..=20))
    }

    fn full(random: &mut Random) -> (u64, u64) {
        let m = cases::number(random, 1..=MAX);
        let rounds = random.random_range(1..=MAX / m);
        let n = rounds * m + random.random_range(0..=rounds + 1);
        (n.min(MAX), m)
    }

    const SECOND_OPINION: SecondOpinion =
        SecondOpinion::NotNeeded("all heaps and limits up to 1,000 are searched");
}
