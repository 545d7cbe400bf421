use super::prelude::*;
use crate::rules::exact_nim::ExactNim;
use crate::second_opinion::exact_nim::first_wins;

const MAX_PILES: usize = 50;
const LARGEST_PILE: u64 = 50;
const SEARCHED_PILES: usize = 6;

#[derive(Default)]
pub struct Book(impartial::Family<ExactNim>);

fn game(piles: &[u64]) -> ExactNim {
    ExactNim(piles.len() / 2)
}

impl super::Book for Book {
    type Case = Vec<u64>;
    type Answer = bool;
    const QUESTION: Question<bool> = yes_no("Alice, who begins, wins", "Alice", "Bob");

    fn file() -> File<Vec<u64>> {
        let piles = list("n", 2..=MAX_PILES, number("a pile", 1..=LARGEST_PILE));
        single(piles.such_that("an even n", |piles| piles.len().is_multiple_of(2)))
    }

    fn position(piles: &Vec<u64>) -> Shown {
        if piles.len() > 8 {
            return Err("a move has more choices than the rules can list");
        }
        Ok(normal(game(piles), piles.clone()))
    }

    fn answer(&mut self, piles: &Vec<u64>) -> Option<bool> {
        let largest = match piles.len() {
            2 => LARGEST_PILE,
            4 => 7,
            SEARCHED_PILES => 3,
            _ => return None,
        };
        let searchable = piles.iter().all(|&pile| pile <= largest);
        searchable.then(|| self.0.of(game(piles)).wins(&ascending(piles.clone())))
    }

    fn small() -> impl Iterator<Item = Vec<u64>> {
        cases::all_lists(2..=2, 1..=6).chain(cases::all_lists(4..=4, 1..=4))
    }

    fn random(rng: &mut Random) -> Vec<u64> {
        let (count, largest) =
            [(2, LARGEST_PILE), (4, 7), (SEARCHED_PILES, 3)][rng.random_range(0..3)];
        often_level(rng, count, largest)
    }

    fn full(rng: &mut Random) -> Vec<u64> {
        let half = cases::number(rng, 1..=MAX_PILES as u64 / 2);
        let largest = cases::number(rng, 1..=LARGEST_PILE);
        often_level(rng, 2 * half as usize, largest)
    }

    const SECOND_OPINION: SecondOpinion = SecondOpinion::SameClaim(
        "a game played to its end by one player who leaves more than half of the piles at the least size, and \
         one who moves at random",
    );

    fn second_opinion(&mut self, piles: &Vec<u64>) -> Option<bool> {
        (piles.len() > 1).then(|| first_wins(piles))
    }
}

/// About half of the piles usually equal the least.
fn often_level(rng: &mut Random, count: usize, largest: u64) -> Vec<u64> {
    let mut piles = cases::heaps(rng, count, 1..=largest);
    if rng.random_range(0..3) > 0 {
        let least = *piles.iter().min().expect("a pile");
        piles[..count / 2 + rng.random_range(0..=1)].fill(least);
    }
    piles
}
