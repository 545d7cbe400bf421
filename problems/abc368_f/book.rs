use super::prelude::*;
use crate::rules::divisors::Divisors;

const MAX_NUMBER: u64 = 100_000;
const SEARCHED_NUMBERS: usize = 4;
const SEARCHED_NUMBER: u64 = 100;

#[derive(Default)]
pub struct Book {
    outcomes: impartial::Outcomes<Divisors>,
    /// The second opinion's table.
    values: OnceCell<Vec<u64>>,
}

impl super::Book for Book {
    type Case = Vec<u64>;
    type Answer = bool;
    const QUESTION: Question<bool> = yes_no("Anna, who begins, wins", "Anna", "Bruno");

    fn file() -> File<Vec<u64>> {
        single(list("N", 1..=100_000, number("a number", 2..=MAX_NUMBER)))
    }

    fn position(numbers: &Vec<u64>) -> Shown {
        Ok(normal(Divisors, numbers.clone()))
    }

    fn answer(&mut self, numbers: &Vec<u64>) -> Option<bool> {
        are_few(numbers, SEARCHED_NUMBERS, SEARCHED_NUMBER).then(|| self.outcomes.wins(numbers))
    }

    fn small() -> impl Iterator<Item = Vec<u64>> {
        cases::all_lists(1..=3, 2..=12)
    }

    fn random(rng: &mut Random) -> Vec<u64> {
        let count = rng.random_range(1..=SEARCHED_NUMBERS);
        cases::uniform(rng, count, 2..=SEARCHED_NUMBER)
    }

    const SECOND_OPINION: SecondOpinion = SecondOpinion::By(
        "the value of each number as the mex over its proper divisors, from the smallest number up",
    );

    fn second_opinion(&mut self, numbers: &Vec<u64>) -> Option<bool> {
        let values = self.values.get_or_init(|| {
            let mut divisors = vec![vec![]; MAX_NUMBER as usize + 1];
            for divisor in 1..divisors.len() {
                for multiple in (2 * divisor..divisors.len()).step_by(divisor) {
                    divisors[multiple].push(divisor);
                }
            }
            grundy_table(MAX_NUMBER as usize, |number, values| {
                divisors[number].iter().map(|&divisor| values[divisor]).listed()
            })
        });
        Some(nim_sum(numbers.iter().map(|&number| values[number as usize])) != 0)
    }
}
