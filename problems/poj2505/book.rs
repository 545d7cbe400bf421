use super::prelude::*;
use crate::rules::multiplication::Multiplication;

const MAX_GOAL: u64 = 4_294_967_294;

#[derive(Default)]
pub struct Book;

impl super::Book for Book {
    type Case = u64;
    type Answer = bool;
    const QUESTION: Question<bool> = yes_no("Stan, who begins, wins", "Stan wins.", "Ollie wins.");

    fn file() -> File<u64> {
        until_end(unstated(0..=10_000), number("n", 2..=MAX_GOAL))
    }

    fn position(&goal: &u64) -> Shown {
        Ok(normal(Multiplication, (1, goal)))
    }

    fn answer(&mut self, &goal: &u64) -> Option<bool> {
        Some(impartial::wins(Multiplication, &(1, goal)))
    }

    fn small() -> impl Iterator<Item = u64> {
        2..=400
    }

    /// Any goal, or one next to a power of 18, or to 9 times one.
    fn random(rng: &mut Random) -> u64 {
        let end = 18_u64.pow(rng.random_range(0..=7)) * [1, 9][rng.random_range(0..2)];
        let near = (end + rng.random_range(0..=2)).clamp(2, MAX_GOAL);
        [near, cases::number(rng, 2..=MAX_GOAL)][rng.random_range(0..2)]
    }

    const SECOND_OPINION: SecondOpinion =
        SecondOpinion::NotNeeded("few numbers are reachable up to any goal, and all are searched");
}
