//! Luogu P2599, Stone Game: does the player to move win End-Nim?

use super::prelude::*;
use crate::rules::end_nim::EndNim;

const MAX_PILES: usize = 1000;
const MAX_PILE: u64 = 1_000_000_000;
const SEARCHED_PILES: usize = 5;
const SEARCHED_PILE: u64 = 6;
/// The square of the number of piles times the greatest one.
const SECOND_OPINION_STEPS: u64 = 20_000_000;

#[derive(Default)]
pub struct Book {
    outcomes: Outcomes<EndNim>,
}

impl super::Book for Book {
    type Case = Vec<u64>;

    const MAX_CASES: usize = 10;

    fn file() -> File<impl Format<Value = Vec<u64>>> {
        let row = list(1.., number("a pile", 1..));
        let row = row.such_that("a pile in each row", |row| !row.is_empty());
        counted(row.such_that("a stone in each pile", |row| !row.contains(&0)))
    }

    fn position(row: &Vec<u64>) -> Shown {
        Ok(normal(EndNim, row.clone()))
    }

    fn answer(&mut self, row: &Vec<u64>) -> Option<String> {
        let searchable =
            row.len() <= SEARCHED_PILES && row.iter().all(|&pile| pile <= SEARCHED_PILE);
        searchable.then(|| u8::from(self.outcomes.wins(row)).to_string())
    }

    fn small() -> impl Iterator<Item = Vec<u64>> {
        cases::all_lists(1..=4, 1..=4)
    }

    fn random(random: &mut Random) -> Vec<u64> {
        let count = random.random_range(1..=SEARCHED_PILES);
        cases::heaps(random, count, 1..=SEARCHED_PILE)
    }

    fn full(random: &mut Random) -> Vec<u64> {
        let largest = [50, 1000, MAX_PILE][random.random_range(0..3)];
        let count = cases::number(random, 1..=MAX_PILES as u64);
        cases::heaps(random, count as usize, 1..=largest)
    }

    const SECOND_OPINION: SecondOpinion = SecondOpinion::By(
        "the pile on the right that balances each pile on the left of an interval, one after \
         the other as least excluded numbers, as for 100 piles of up to 2,000; the solution \
         knows three cases",
    );

    fn second_opinion(&mut self, row: &Vec<u64>) -> Option<String> {
        let most = row.iter().max().copied().unwrap_or(0);
        let steps = (row.len() * row.len()) as u64;
        if steps.saturating_mul(most) > SECOND_OPINION_STEPS {
            return None;
        }
        // The balances of the intervals of a length, on their left and on their right.
        let mut left = row.clone();
        let mut right = row.clone();
        for length in 2..=row.len() {
            for at in 0..=row.len() - length {
                let last = row[at + length - 1];
                let (inner_left, inner_right) = (left[at], right[at]);
                let (tail_left, tail_right) = (left[at + 1], right[at + 1]);
                left[at] = partner(last, inner_right, inner_left);
                right[at] = partner(row[at], tail_left, tail_right);
            }
        }
        Some(u8::from(left[0] != 0).to_string())
    }

    fn largest(random: &mut Random) -> Vec<(&'static str, Vec<Vec<u64>>)> {
        let cases = (0..Self::MAX_CASES).map(|_| cases::heaps(random, MAX_PILES, 1..=MAX_PILE));
        vec![("10 rows of 1,000 piles", cases.collect())]
    }
}

/// The pile that balances a pile on the other side of some row, if that row is balanced by `near` on
/// this side alone and by `far` on the other side alone. Each pile has one partner: the piles on this
/// side take the least that is left, in their order.
fn partner(pile: u64, near: u64, far: u64) -> u64 {
    if pile == near {
        return 0;
    }
    let mut taken = vec![false; pile as usize + 3];
    let mut take = |number: u64| {
        if let Some(taken) = taken.get_mut(number as usize) {
            *taken = true;
        }
    };
    take(0);
    take(far);
    let mut least = 1;
    for number in (1..=pile).filter(|&number| number != near) {
        while taken.get(least) == Some(&true) {
            least += 1;
        }
        if number == pile {
            break;
        }
        taken[least] = true;
    }
    least as u64
}
