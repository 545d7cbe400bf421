use super::prelude::*;
use crate::rules::Player::Left as Oleg;
use crate::rules::free_moves::FreeMoves;
use crate::second_opinion::intervals::greatest_left;

const SEARCHED_NUMBERS: usize = 12;
const SECOND_OPINION_NUMBERS: usize = 2000;

#[derive(Default)]
pub struct Book;

impl super::Book for Book {
    type Case = Vec<i64>;
    type Answer = Vec<i64>;
    const QUESTION: Question<Vec<i64>> =
        value("the number that is left").each("number of free moves from 0 to n - 1", " ");

    fn file() -> File<Vec<i64>> {
        single(list("n", 1..=300_000, number("a number", 1..=1_000_000_000)))
    }

    fn positions(row: &Vec<i64>) -> AllShown {
        let start = |free| scoring(FreeMoves, (row.clone(), free), Oleg);
        Ok((0..row.len() as u64).map(start).listed())
    }

    fn answer(&mut self, row: &Vec<i64>) -> Option<Vec<i64>> {
        only_if(row.len() <= SEARCHED_NUMBERS)?;
        let mut scores = Scores::new(FreeMoves);
        let free = 0..row.len() as u64;
        Some(free.map(|free| scores.score(&(row.clone(), free), Oleg)).listed())
    }

    fn small() -> impl Iterator<Item = Vec<i64>> {
        cases::all_lists(1..=6, 1..=3).map(cases::signed)
    }

    fn random(rng: &mut Random) -> Vec<i64> {
        cases::points(rng, 1..=SEARCHED_NUMBERS, 1_000_000_000)
    }

    fn full(rng: &mut Random) -> Vec<i64> {
        cases::points(rng, 1..=SECOND_OPINION_NUMBERS / 10, 1_000_000_000)
    }

    const SECOND_OPINION: SecondOpinion = SecondOpinion::By(
        "the minimax of each interval, from the shortest ones up, for up to 2,000 numbers",
    );

    fn second_opinion(&mut self, row: &Vec<i64>) -> Option<Vec<i64>> {
        only_if(row.len() <= SECOND_OPINION_NUMBERS)?;
        Some(greatest_left(row).into_iter().rev().listed())
    }
}
