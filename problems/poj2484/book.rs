use super::prelude::*;
use crate::rules::connected_removal::{ConnectedRemoval, Piece};

const SEARCHED_COINS: usize = 22;

#[derive(Default)]
pub struct Book(impartial::Family<ConnectedRemoval>);

impl super::Book for Book {
    type Case = usize;
    type Answer = bool;
    const QUESTION: Question<bool> = yes_no("Alice, who begins, wins", "Alice", "Bob");

    fn file() -> File<usize> {
        until_zero(1, unstated(0..=10_000), number("n", 1..=1_000_000))
    }

    fn position(&coins: &usize) -> Shown {
        Ok(normal(game(), vec![Piece::Cycle(coins)]))
    }

    fn answer(&mut self, &coins: &usize) -> Option<bool> {
        let outcomes = self.0.of(game());
        (coins <= SEARCHED_COINS).then(|| outcomes.wins(&vec![Piece::Cycle(coins)]))
    }

    fn small() -> impl Iterator<Item = usize> {
        1..=SEARCHED_COINS
    }

    fn random(rng: &mut Random) -> usize {
        rng.random_range(1..=SEARCHED_COINS)
    }

    const SECOND_OPINION: SecondOpinion = SecondOpinion::By(
        "a table of the Grundy values of Kayles up to 400 pins, continued with its period, for the row that the \
         first move leaves",
    );

    fn second_opinion(&mut self, &coins: &usize) -> Option<bool> {
        let rows = grundy_table(400, |row, values| {
            let left = [1, 2].into_iter().filter_map(|taken| row.checked_sub(taken));
            left.flat_map(|rest| (0..=rest / 2).map(move |a| values[a] ^ values[rest - a])).listed()
        });
        let left = [1, 2].into_iter().filter_map(|taken| coins.checked_sub(taken));
        Some(left.into_iter().any(|row| continued(&rows, row as u64) == 0))
    }
}

fn game() -> ConnectedRemoval {
    ConnectedRemoval(1..=2)
}
