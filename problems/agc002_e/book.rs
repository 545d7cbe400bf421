use super::prelude::*;
use crate::rules::candy_piles::CandyPiles;

const MAX_PILES: usize = 100_000;
const MAX_PILE: u64 = 1_000_000_000;
const SEARCHED_PILES: usize = 12;
const SEARCHED_PILE: u64 = 20;

#[derive(Default)]
pub struct Book;

impl super::Book for Book {
    type Case = Vec<u64>;
    type Answer = bool;
    const QUESTION: Question<bool> = yes_no("the player to move wins", "First", "Second");

    fn file() -> File<Vec<u64>> {
        single(list("N", 1..=MAX_PILES, number("a pile", 1..=MAX_PILE)))
    }

    fn position(piles: &Vec<u64>) -> Shown {
        Ok(misere(CandyPiles, ascending(piles.clone())))
    }

    fn answer(&mut self, piles: &Vec<u64>) -> Option<bool> {
        let mut outcomes = impartial::Outcomes::new(CandyPiles, Play::Misere);
        let searchable = are_few(piles, SEARCHED_PILES, SEARCHED_PILE);
        searchable.then(|| outcomes.wins(&ascending(piles.clone())))
    }

    fn small() -> impl Iterator<Item = Vec<u64>> {
        cases::all_lists(1..=4, 1..=4).chain(cases::all_lists(1..=3, 5..=9))
    }

    fn random(rng: &mut Random) -> Vec<u64> {
        let count = rng.random_range(1..=SEARCHED_PILES);
        let greatest = rng.random_range(1..=SEARCHED_PILE);
        piles(rng, count, greatest)
    }

    fn full(rng: &mut Random) -> Vec<u64> {
        let count = cases::number(rng, 1..=MAX_PILES as u64) as usize;
        let most = cases::number(rng, 1..=MAX_PILE);
        piles(rng, count, most)
    }

    const SECOND_OPINION: SecondOpinion = SecondOpinion::By(
        "a table of the outcomes by the rules, for each number of piles and of candies eaten, \
         of up to 3,000,000 entries; the solution walks along a diagonal",
    );

    fn second_opinion(&mut self, piles: &Vec<u64>) -> Option<bool> {
        let greatest = piles.iter().max().copied().unwrap_or(0);
        only_if(greatest.saturating_mul(piles.len() as u64) <= 3_000_000)?;
        // Indexed by the candies eaten from each pile; each step adds a pile, and the piles before it are left when it
        // is eaten. A player without candies wins, as the other one has eaten the last.
        let mut wins = vec![true; greatest as usize + 1];
        for pile in ascending(piles.clone()) {
            for eaten in (0..pile as usize).rev() {
                wins[eaten] = !(wins[eaten] && wins[eaten + 1]);
            }
        }
        Some(wins[0])
    }

    fn largest(rng: &mut Random) -> Vec<(&'static str, Vec<Vec<u64>>)> {
        vec![
            ("100,000 random piles", vec![piles(rng, MAX_PILES, MAX_PILE)]),
            ("100,000 piles of 10⁹", vec![vec![MAX_PILE; MAX_PILES]]),
            ("piles of 1, 2, …, 100,000", vec![(1..=MAX_PILES as u64).listed()]),
        ]
    }
}

fn piles(rng: &mut Random, count: usize, most: u64) -> Vec<u64> {
    if rng.random() {
        return cases::heaps(rng, count, 1..=most);
    }
    let most = most.min(2 * count as u64);
    cases::uniform(rng, count, 1..=most)
}
