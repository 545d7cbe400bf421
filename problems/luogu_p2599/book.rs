use super::prelude::*;
use crate::rules::end_nim::EndNim;
use crate::second_opinion::end_nim;

const SEARCHED_PILES: usize = 5;
const SEARCHED_PILE: u64 = 6;
/// The square of the number of piles times the greatest one.
const SECOND_OPINION_STEPS: u64 = 20_000_000;

#[derive(Default)]
pub struct Book(impartial::Outcomes<EndNim>);

impl super::Book for Book {
    type Case = Vec<u64>;
    type Answer = bool;
    const QUESTION: Question<bool> = yes_no("the player to move wins", "1", "0");

    fn file() -> File<Vec<u64>> {
        counted("T", 1..=10, list("n", 1..=1000, number("a pile", 1..=1_000_000_000)))
    }

    fn position(row: &Vec<u64>) -> Shown {
        Ok(normal(EndNim, row.clone()))
    }

    fn answer(&mut self, row: &Vec<u64>) -> Option<bool> {
        are_few(row, SEARCHED_PILES, SEARCHED_PILE).then(|| self.0.wins(row))
    }

    fn small() -> impl Iterator<Item = Vec<u64>> {
        cases::all_lists(1..=4, 1..=4)
    }

    fn random(rng: &mut Random) -> Vec<u64> {
        cases::some_heaps(rng, 1..=SEARCHED_PILES, 1..=SEARCHED_PILE)
    }

    fn full(rng: &mut Random) -> Vec<u64> {
        let largest = [50, 1000, 1_000_000_000][rng.random_range(0..3)];
        let count = cases::number(rng, 1..=1000);
        cases::heaps(rng, count as usize, 1..=largest)
    }

    const SECOND_OPINION: SecondOpinion = SecondOpinion::By(
        "the pile on the right that balances each pile on the left of an interval, one after the other as mex \
         values; the solution uses a case distinction",
    );

    fn second_opinion(&mut self, row: &Vec<u64>) -> Option<bool> {
        let most = row.iter().max().copied().unwrap_or(0);
        let steps = (row.len() * row.len()) as u64;
        (steps.saturating_mul(most) <= SECOND_OPINION_STEPS).then(|| end_nim::wins(row))
    }
}
