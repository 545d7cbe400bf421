use super::prelude::*;
use crate::rules::monotone_nim::MonotoneNim;

const MOST: u64 = 1000;
const MAX_PILE: u64 = 10_000;
const SEARCHED_PILES: usize = 5;
const SEARCHED_PILE: u64 = 7;

#[derive(Default)]
pub struct Book(impartial::Outcomes<MonotoneNim>);

impl super::Book for Book {
    type Case = Vec<u64>;
    type Answer = bool;
    const QUESTION: Question<bool> = yes_no("the player to move wins", "TAK", "NIE");

    fn file() -> File<Vec<u64>> {
        let piles = list("n", 1..=MOST, number("a pile", 0..=MAX_PILE));
        counted("u", 1..=10, piles.ascending())
    }

    fn position(piles: &Vec<u64>) -> Shown {
        Ok(normal(MonotoneNim, piles.clone()))
    }

    fn answer(&mut self, piles: &Vec<u64>) -> Option<bool> {
        are_few(piles, SEARCHED_PILES, SEARCHED_PILE).then(|| self.0.wins(piles))
    }

    fn small() -> impl Iterator<Item = Vec<u64>> {
        cases::all_lists(1..=4, 0..=5).filter(|piles| piles.is_sorted())
    }

    fn random(rng: &mut Random) -> Vec<u64> {
        let mut piles = cases::some_heaps(rng, 1..=SEARCHED_PILES, 0..=SEARCHED_PILE);
        piles.sort_unstable();
        piles
    }

    fn full(rng: &mut Random) -> Vec<u64> {
        let count = cases::number(rng, 1..=MOST);
        cases::running_sums(cases::stairs(rng, count as usize, MAX_PILE))
    }

    const SECOND_OPINION: SecondOpinion = SecondOpinion::SameClaim(
        "a game played to its end, with the claim of staircase Nim, by digits, checked against the rules in \
         each position; for long games, the claim alone",
    );

    fn second_opinion(&mut self, piles: &Vec<u64>) -> Option<bool> {
        let size = [piles.last().copied().unwrap_or(0), piles.len() as u64];
        Some(!lost_by_claim(&MonotoneNim, Play::Normal, piles, size, is_lost))
    }
}

/// Returns whether the differences of every second pile, counted from the last, to the pile on its left have nim-sum 0.
fn is_lost(piles: &Vec<u64>) -> bool {
    let left = [0].iter().chain(piles);
    let leads = piles.iter().zip(left).map(|(a, b)| a - b).listed();
    nim_sum(leads.into_iter().rev().step_by(2)) == 0
}
