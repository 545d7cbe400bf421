use super::prelude::*;
use crate::rules::staircase::Staircase;

const MOST: usize = 200_000;
const MAX_BALLS: u64 = 1_000_000_000;
/// The most stairs, and the longest game, that are searched.
const SEARCHED: [u64; 2] = [6, 24];

#[derive(Default)]
pub struct Book(impartial::Outcomes<Staircase>);

impl super::Book for Book {
    /// The balls on each stair, the lowest first.
    type Case = Vec<u64>;
    type Answer = bool;
    const QUESTION: Question<bool> = yes_no("the player to move wins", "first", "second");

    fn file() -> File<Vec<u64>> {
        let stairs = list("n", 1..=MOST, number("the balls of a stair", 0..=MAX_BALLS));
        let cases = counted("t", 1..=MOST, stairs);
        cases.total("the sum of n", 1..=MOST, |stairs| stairs.len() as u64)
    }

    fn position(stairs: &Vec<u64>) -> Shown {
        Ok(normal(Staircase, above_ground(stairs)))
    }

    fn answer(&mut self, stairs: &Vec<u64>) -> Option<bool> {
        let searchable = stairs.len() as u64 <= SEARCHED[0] && longest(stairs) <= SEARCHED[1];
        searchable.then(|| self.0.wins(&above_ground(stairs)))
    }

    fn small() -> impl Iterator<Item = Vec<u64>> {
        cases::all_lists(1..=4, 0..=4)
    }

    fn random(rng: &mut Random) -> Vec<u64> {
        let count = rng.random_range(1..=5);
        cases::heaps(rng, count, 0..=[9, 9, 8, 4, 2][count - 1])
    }

    fn full(rng: &mut Random) -> Vec<u64> {
        let count = cases::number(rng, 1..=MOST as u64);
        let balls = cases::number(rng, 1..=MAX_BALLS);
        cases::stairs(rng, count as usize, count * balls)
    }

    const SECOND_OPINION: SecondOpinion = SecondOpinion::SameClaim(
        "the nim-sum of every second stair by digits, checked against the rules in each position of a game \
         that is played to its end; for long games, the claim alone",
    );

    fn second_opinion(&mut self, stairs: &Vec<u64>) -> Option<bool> {
        let steps = above_ground(stairs);
        let balls = steps.iter().copied().fold(0, u64::saturating_add);
        let is_lost = |steps: &Vec<u64>| nim_sum(steps.iter().step_by(2).copied()) == 0;
        Some(!lost_by_claim(&Staircase, Play::Normal, &steps, [balls, longest(stairs)], is_lost))
    }
}

/// The stairs above the first one, the ground.
fn above_ground(stairs: &[u64]) -> Vec<u64> {
    stairs[1..].to_vec()
}

/// The length of the longest game, in which each ball goes down alone.
fn longest(stairs: &[u64]) -> u64 {
    (0..).zip(stairs).map(|(stair, balls)| stair * balls).sum()
}
