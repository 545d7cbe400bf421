use super::prelude::*;
use crate::rules::new_stone_game::NewStoneGame;
use crate::second_opinion::pairing::first_wins;

#[derive(Default)]
pub struct Book(impartial::Outcomes<NewStoneGame>);

impl super::Book for Book {
    type Case = Vec<u64>;
    type Answer = bool;
    const QUESTION: Question<bool> = yes_no("the player to move wins", "1", "0");

    fn file() -> File<Vec<u64>> {
        until_zero(1, unstated(1..=10_000), list("n", 1..=10, number("a pile", 0..=100)))
    }

    fn position(piles: &Vec<u64>) -> Shown {
        Ok(normal(NewStoneGame, ascending(piles.clone())))
    }

    fn answer(&mut self, piles: &Vec<u64>) -> Option<bool> {
        only_if(piles.len() <= 5 && piles.iter().sum::<u64>() <= 16)?;
        Some(self.0.wins(&ascending(piles.clone())))
    }

    fn small() -> impl Iterator<Item = Vec<u64>> {
        cases::all_lists(1..=4, 0..=4)
    }

    fn random(rng: &mut Random) -> Vec<u64> {
        cases::some_heaps(rng, 1..=5, 1..=3)
    }

    const SECOND_OPINION: SecondOpinion = SecondOpinion::SameClaim(
        "a game played to its end by one player who leaves equal pairs and one who moves at random",
    );

    fn second_opinion(&mut self, piles: &Vec<u64>) -> Option<bool> {
        Some(first_wins(piles))
    }
}
