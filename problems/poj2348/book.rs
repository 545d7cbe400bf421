use super::prelude::*;
use crate::rules::euclid::Euclid;

const SEARCHED: u64 = 100;

#[derive(Default)]
pub struct Book(impartial::Outcomes<Euclid>);

impl super::Book for Book {
    type Case = (u64, u64);
    type Answer = bool;
    const QUESTION: Question<bool> = yes_no("Stan, who begins, wins", "Stan wins", "Ollie wins");

    fn file() -> File<(u64, u64)> {
        let numbers = numbers(["a number"; 2], unstated(1..=u64::MAX));
        let pair = numbers.line().iso(|[a, b]| (a, b), |&(a, b)| [a, b]);
        until_zero(2, unstated(0..=10_000), pair)
    }

    fn position(&(a, b): &(u64, u64)) -> Shown {
        Ok(normal(Euclid, (a.max(b), a.min(b))))
    }

    fn answer(&mut self, &(a, b): &(u64, u64)) -> Option<bool> {
        (a.max(b) <= SEARCHED).then(|| self.0.wins(&(a.max(b), a.min(b))))
    }

    fn small() -> impl Iterator<Item = (u64, u64)> {
        cases::pairs(1..=SEARCHED)
    }

    fn random(rng: &mut Random) -> (u64, u64) {
        let mut side = || rng.random_range(1..=SEARCHED);
        (side(), side())
    }

    /// Any numbers, or with a ratio up to 2 or next to the golden one.
    fn full(rng: &mut Random) -> (u64, u64) {
        match rng.random_range(0..3) {
            0 => Self::file().any(rng),
            1 => {
                let smaller = cases::number(rng, 1..=u64::MAX / 2);
                (smaller + rng.random_range(0..=smaller), smaller)
            }
            _ => {
                let (low, high) = cases::cold_pair(rng, u64::MAX / 2);
                (low + rng.random_range(1..=2), (high - low).max(1))
            }
        }
    }

    const SECOND_OPINION: SecondOpinion = SecondOpinion::By(
        "the ratio of the numbers (Cole and Davie 1969): won if they are equal or a/b exceeds the golden \
         ratio, decided by squares in 128 bits; the solution follows Euclid's algorithm",
    );

    fn second_opinion(&mut self, &(a, b): &(u64, u64)) -> Option<bool> {
        let (a, b) = (u128::from(a.max(b)), u128::from(a.min(b)));
        Some(b > 0 && (a == b || a * (a - b) > b * b))
    }
}
