use super::prelude::*;
use crate::format::matrix;
use crate::rules::bound;
use crate::rules::matrix::Matrix;
use crate::second_opinion::antidiagonals::{play, winning_move};

const MAX_SIDE: u64 = 100;
const SEARCHED_POSITIONS: u64 = 1024;

type Rows = Vec<Vec<u64>>;

#[derive(Default)]
pub struct Book(impartial::Family<Matrix>);

impl super::Book for Book {
    type Case = Rows;
    type Answer = bool;
    const QUESTION: Question<bool> = yes_no("Ashish, who begins, wins", "Ashish", "Jeel");

    fn file() -> File<Rows> {
        let cell = number("a number", 0..=1_000_000);
        let matrix = matrix(("n", 1..=MAX_SIDE), ("m", 1..=MAX_SIDE), cell);
        counted("t", 1..=10, matrix)
    }

    fn position(rows: &Rows) -> Shown {
        let (columns, numbers) = (rows[0].len(), rows.concat());
        let most = bound(&numbers, u64::MAX).ok_or("its numbers are too large")?;
        Ok(normal(Matrix { columns, most }, numbers))
    }

    fn answer(&mut self, rows: &Rows) -> Option<bool> {
        let (columns, numbers) = (rows[0].len(), rows.concat());
        let most = bound(&numbers, SEARCHED_POSITIONS)?;
        Some(self.0.of(Matrix { columns, most }).wins(&numbers))
    }

    fn small() -> impl Iterator<Item = Rows> {
        let sizes = (1..=6).flat_map(|rows| (1..=6 / rows).map(move |columns| (rows, columns)));
        sizes.flat_map(|(rows, columns)| {
            let cells = rows * columns;
            let matrices = cases::all_lists(cells..=cells, 0..=[15, 15, 7, 3, 3, 1, 1][cells]);
            matrices.map(move |cells| in_rows(&cells, columns))
        })
    }

    fn random(rng: &mut Random) -> Rows {
        let rows = rng.random_range(1..=8);
        let columns = rng.random_range(1..=8 / rows);
        let most = [31, 31, 31, 7, 3, 3, 1, 1, 1][rows * columns];
        balanced(rng, rows, columns, most)
    }

    fn full(rng: &mut Random) -> Rows {
        let [rows, columns] = [(); 2].map(|()| cases::number(rng, 1..=MAX_SIDE) as usize);
        let most = (1 << cases::number(rng, 0..=19)) - 1;
        balanced(rng, rows, columns, most)
    }

    const SECOND_OPINION: SecondOpinion = SecondOpinion::SameClaim(
        "for up to 100 cells, up to 100 rounds of play against random moves, in which each position that the \
         winner leaves has nim-sum 0, by digits, on all antidiagonals, and none that the opponent leaves does; \
         for larger cases that claim alone",
    );

    fn second_opinion(&mut self, rows: &Rows) -> Option<bool> {
        if rows.concat().len() <= 100 {
            play(rows.clone());
        }
        Some(winning_move(rows).is_some())
    }
}

/// Numbers below a power of two, often with nim-sum 0 on each antidiagonal, or close to it.
fn balanced(rng: &mut Random, rows: usize, columns: usize, most: u64) -> Rows {
    let antidiagonal = |cell| cell / columns + cell % columns;
    in_rows(&cases::balanced(rng, rows * columns, most, antidiagonal), columns)
}

fn in_rows(cells: &[u64], columns: usize) -> Rows {
    cells.chunks(columns).map(<[u64]>::to_vec).listed()
}
