//! POJ 2348, Euclid's Game: does the player to move win?

use super::prelude::*;
use crate::rules::euclid::Euclid;

const SEARCHED: u64 = 100;

#[derive(Default)]
pub struct Book(Outcomes<Euclid>);

impl super::Book for Book {
    type Case = (u64, u64);

    const MAX_CASES: usize = 10_000;

    fn file() -> File<impl Format<Value = (u64, u64)>> {
        until_zero(2, (number("a", 1..), number("b", 1..)).line())
    }

    fn position(&(a, b): &(u64, u64)) -> Shown {
        Ok(normal(Euclid, (a.max(b), a.min(b))))
    }

    fn answer(&mut self, &(a, b): &(u64, u64)) -> Option<String> {
        let wins = (a.max(b) <= SEARCHED).then(|| self.0.wins(&(a.max(b), a.min(b))))?;
        Some(String::from(if wins { "Stan wins" } else { "Ollie wins" }))
    }

    fn small() -> impl Iterator<Item = (u64, u64)> {
        cases::pairs(1..=SEARCHED)
    }

    fn random(random: &mut Random) -> (u64, u64) {
        let mut side = || random.random_range(1..=SEARCHED);
        (side(), side())
    }

    fn full(random: &mut Random) -> (u64, u64) {
        let mut side = || cases::number(random, 1..=u64::MAX);
        (side(), side())
    }

    const SECOND_OPINION: SecondOpinion = SecondOpinion::By(
        "the ratio of the sides (Cole and Davie 1969): won if they are equal or as a/b \
         exceeds the golden ratio, decided by squares in 128 bits; the solution follows \
         Euclid's algorithm",
    );

    fn second_opinion(&mut self, &(a, b): &(u64, u64)) -> Option<String> {
        let (a, b) = (u128::from(a.max(b)), u128::from(a.min(b)));
        let wins = a == b || a * (a - b) > b * b;
        Some(String::from(if wins { "Stan wins" } else { "Ollie wins" }))
    }
}
