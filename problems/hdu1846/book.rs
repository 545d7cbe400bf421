use super::prelude::*;
use crate::rules::bachet::Bachet;

#[derive(Default)]
pub struct Book(impartial::Outcomes<Bachet>);

impl super::Book for Book {
    /// The heap, and the limit on a move.
    type Case = (u64, u64);
    type Answer = bool;
    const QUESTION: Question<bool> = yes_no("the player to move wins", "first", "second");

    fn file() -> File<(u64, u64)> {
        let numbers = (number("n", 1..=1000), number("m", 1..=1000));
        counted("C", 1..=100, numbers.line())
    }

    fn position(case: &(u64, u64)) -> Shown {
        Ok(normal(Bachet, *case))
    }

    fn answer(&mut self, case: &(u64, u64)) -> Option<bool> {
        Some(self.0.wins(case))
    }

    fn small() -> impl Iterator<Item = (u64, u64)> {
        cases::pairs(1..=100)
    }

    fn random(rng: &mut Random) -> (u64, u64) {
        (rng.random_range(1..=100), rng.random_range(1..=20))
    }

    /// Any limit, and a heap near a multiple of the limit plus 1.
    fn full(rng: &mut Random) -> (u64, u64) {
        let m = cases::number(rng, 1..=1000);
        let rounds = rng.random_range(1..=1000 / m);
        let n = rounds * m + rng.random_range(0..=rounds + 1);
        (n.min(1000), m)
    }

    const SECOND_OPINION: SecondOpinion =
        SecondOpinion::NotNeeded("all heaps and limits up to 1,000 are searched");
}
