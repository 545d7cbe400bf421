use super::prelude::*;
use crate::format::square;
use crate::rules::Player::{Left as Takahashi, Right as Snuke};
use crate::rules::advance_or_eat::{AdvanceOrEat, Column};
use crate::short::Number;

const MAX_SIDE: usize = 8;
const SEARCHED_SIDE: usize = 3;
const SEARCHED_PIECES: usize = 4;

type Rows = Vec<Vec<char>>;

#[derive(Default)]
pub struct Book(partizan::Outcomes<AdvanceOrEat>);

impl super::Book for Book {
    type Case = Rows;
    type Answer = bool;
    const QUESTION: Question<bool> = yes_no("Takahashi, who begins, wins", "Takahashi", "Snuke");

    fn file() -> File<Rows> {
        single(square("n", 1..=MAX_SIDE, ".WB"))
    }

    fn position(rows: &Rows) -> Shown {
        Ok(two_sided(AdvanceOrEat, columns(rows), Takahashi))
    }

    fn answer(&mut self, rows: &Rows) -> Option<bool> {
        let pieces = rows.iter().flatten().filter(|cell| **cell != '.').count();
        let searchable = rows.len() <= SEARCHED_SIDE || pieces <= SEARCHED_PIECES;
        searchable.then(|| self.0.wins(&columns(rows), Takahashi))
    }

    fn small() -> impl Iterator<Item = Rows> {
        (1..=SEARCHED_SIDE).flat_map(|side| {
            let columns = cases::all_lists_of(side..=side, vec!['W', 'B', '.']);
            // The order of the columns does not matter.
            let boards = cases::all_lists_of(side..=side, columns.listed());
            boards.filter(|columns| columns.is_sorted()).map(|columns| transposed(&columns))
        })
    }

    fn random(rng: &mut Random) -> Rows {
        let side = rng.random_range(1..=MAX_SIDE);
        if side <= SEARCHED_SIDE {
            return board(rng, side);
        }
        let mut rows = vec![vec!['.'; side]; side];
        for _ in 0..SEARCHED_PIECES {
            let [row, column] = [(); 2].map(|()| rng.random_range(0..side));
            rows[row][column] = ['W', 'B'][rng.random_range(0..2)];
        }
        rows
    }

    fn full(rng: &mut Random) -> Rows {
        let side = rng.random_range(1..=MAX_SIDE);
        let mut rows = board(rng, side);
        if rng.random() {
            // Each half of the board is the other with colours exchanged: nearly balanced.
            for row in &mut rows {
                for at in 0..side / 2 {
                    row[side - 1 - at] = match row[at] {
                        'W' => 'B',
                        'B' => 'W',
                        empty => empty,
                    };
                }
            }
        }
        rows
    }

    const SECOND_OPINION: SecondOpinion = SecondOpinion::SameClaim(
        "the number of each column is searched by Conway's definition from the jury's rules, and the numbers \
         are added: it shares with the solution the theorem that they add up, but neither the rules nor the search",
    );

    fn second_opinion(&mut self, rows: &Rows) -> Option<bool> {
        let mut search = partizan::Values::new(AdvanceOrEat);
        search.games().allow(usize::MAX);
        let mut sum = search.games().number(Number::ZERO);
        for column in columns(rows) {
            let value = search.value(&vec![column])?;
            sum = search.games().sum(sum, value).ok()?;
        }
        Some(search.games().as_number(sum)? > Number::ZERO)
    }
}

fn board(rng: &mut Random, side: usize) -> Rows {
    let columns = (0..side).map(|_| cases::row(rng, &['W', 'B', '.'], side));
    transposed(&columns.collect::<Rows>())
}

fn transposed(rows: &Rows) -> Rows {
    let column = |at: usize| rows.iter().map(|row| row[at]).listed();
    (0..rows.len()).map(column).listed()
}

fn columns(rows: &Rows) -> Vec<Column> {
    let piece = |cell| match cell {
        'W' => Some(Takahashi),
        'B' => Some(Snuke),
        _ => None,
    };
    let column = |column: Vec<char>| column.into_iter().map(piece).listed();
    let mut columns = transposed(rows).into_iter().map(column).listed();
    sorted::sort(&mut columns);
    columns
}
