use super::prelude::*;
use crate::rules::Player::Left as Taro;
use crate::rules::deque::Deque;
use crate::second_opinion::intervals::lead;

const MAX_NUMBERS: usize = 3000;
const SEARCHED_NUMBERS: usize = 40;

#[derive(Default)]
pub struct Book;

impl super::Book for Book {
    type Case = Vec<i64>;
    type Answer = i64;
    const QUESTION: Question<i64> = value("the sum of Taro, who begins, minus the sum of Jiro");

    fn file() -> File<Vec<i64>> {
        single(list("N", 1..=MAX_NUMBERS, number("a number", 1..=1_000_000_000)))
    }

    fn position(row: &Vec<i64>) -> Shown {
        Ok(scoring(Deque, row.clone(), Taro))
    }

    fn answer(&mut self, row: &Vec<i64>) -> Option<i64> {
        (row.len() <= SEARCHED_NUMBERS).then(|| Scores::new(Deque).score(row, Taro))
    }

    fn small() -> impl Iterator<Item = Vec<i64>> {
        cases::all_lists(1..=6, 1..=3).map(cases::signed)
    }

    fn random(rng: &mut Random) -> Vec<i64> {
        cases::points(rng, 1..=SEARCHED_NUMBERS / 2, 1_000_000_000)
    }

    fn full(rng: &mut Random) -> Vec<i64> {
        cases::points(rng, 1..=MAX_NUMBERS / 10, 1_000_000_000)
    }

    const SECOND_OPINION: SecondOpinion =
        SecondOpinion::By("the best difference on each interval, from the shortest ones up");

    fn second_opinion(&mut self, row: &Vec<i64>) -> Option<i64> {
        Some(lead(row))
    }
}
