use super::prelude::*;
use crate::rules::Player::Left as First;
use crate::rules::deque::Deque;
use crate::second_opinion::intervals;

#[derive(Default)]
pub struct Book;

impl super::Book for Book {
    type Case = Vec<i64>;
    /// The scores of the first and the second player.
    type Answer = (i64, i64);
    const QUESTION: Question<(i64, i64)> =
        two_values("the score of the first player and that of the second one");

    fn file() -> File<Vec<i64>> {
        single(list("N", 2..=100, number("a number", 1..=200)))
    }

    fn position(row: &Vec<i64>) -> Shown {
        Ok(scoring(Deque, row.clone(), First))
    }

    fn answer(&mut self, row: &Vec<i64>) -> Option<(i64, i64)> {
        (row.len() <= 30).then(|| shares(row.iter().sum(), Scores::new(Deque).score(row, First)))
    }

    fn small() -> impl Iterator<Item = Vec<i64>> {
        cases::all_lists(2..=6, 1..=3).map(cases::signed)
    }

    fn random(rng: &mut Random) -> Vec<i64> {
        cases::points(rng, 2..=20, 200)
    }

    const SECOND_OPINION: SecondOpinion =
        SecondOpinion::By("the best difference on each interval, from the shortest ones up");

    fn second_opinion(&mut self, row: &Vec<i64>) -> Option<(i64, i64)> {
        Some(shares(row.iter().sum(), intervals::lead(row)))
    }
}
