use super::prelude::*;
use crate::rules::strip::Strip;

const MOST: u64 = 1000;
const LAST_CELL: u64 = 10_000;

#[derive(Default)]
pub struct Book(impartial::Outcomes<Strip>);

impl super::Book for Book {
    /// The cells of the tokens in any order.
    type Case = Vec<u64>;
    type Answer = bool;
    const QUESTION: Question<bool> =
        yes_no("Georgia, who begins, wins", "Georgia will win", "Bob will win");

    fn file() -> File<Vec<u64>> {
        let cells = list("N", 1..=MOST, number("a cell", 1..=LAST_CELL));
        counted("T", 1..=20, cells.distinct())
    }

    fn position(cells: &Vec<u64>) -> Shown {
        Ok(normal(Strip, ascending(cells.clone())))
    }

    fn answer(&mut self, cells: &Vec<u64>) -> Option<bool> {
        cells.iter().all(|&cell| cell <= 17).then(|| self.0.wins(&ascending(cells.clone())))
    }

    fn small() -> impl Iterator<Item = Vec<u64>> {
        // Each set of cells, with its halves exchanged.
        cases::subsets((1..=11).listed()).skip(1).map(|mut cells| {
            let half = cells.len() / 2;
            cells.rotate_left(half);
            cells
        })
    }

    fn random(rng: &mut Random) -> Vec<u64> {
        let count = rng.random_range(1..=7);
        let mut cells = cases::distinct(rng, count, 1..=14);
        cells.shuffle(rng);
        cells
    }

    fn full(rng: &mut Random) -> Vec<u64> {
        let count = cases::number(rng, 1..=MOST);
        let gaps = cases::stairs(rng, count as usize, LAST_CELL - count);
        let mut cells = cases::running_sums(gaps.into_iter().map(|gap| gap + 1));
        cells.shuffle(rng);
        cells
    }

    const SECOND_OPINION: SecondOpinion = SecondOpinion::SameClaim(
        "a game played to its end, with the claim of staircase Nim, by digits, checked against the rules in \
         each of its positions; for long games, the claim alone",
    );

    fn second_opinion(&mut self, cells: &Vec<u64>) -> Option<bool> {
        let cells = ascending(cells.clone());
        let free = cells.last().unwrap_or(&0) - cells.len() as u64;
        let size = [free, cells.len() as u64];
        Some(!lost_by_claim(&Strip, Play::Normal, &cells, size, |cells| is_lost(cells)))
    }
}

/// Returns whether the gaps to the left of every second token, counted from the last, have nim-sum 0.
fn is_lost(cells: &[u64]) -> bool {
    let behind = [0].into_iter().chain(cells.iter().copied());
    let gaps = cells.iter().zip(behind).map(|(cell, behind)| cell - behind - 1).listed();
    nim_sum(gaps.into_iter().rev().step_by(2)) == 0
}
