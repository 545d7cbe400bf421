//! AtCoder ABC229 H, Advance or Eat: does Takahashi, who begins and has the white pieces, win?

use super::prelude::*;
use crate::format::square;
use crate::rules::Player::{self, Left as Takahashi, Right as Snuke};
use crate::rules::advance_or_eat::{AdvanceOrEat, Column};
use crate::search::partizan::{Numbers, Outcomes};

/// What a cell may hold, the pieces first.
const CELLS: &[Option<Player>] = &[Some(Takahashi), Some(Snuke), None];
const MAX_SIDE: usize = 8;
const SEARCHED_SIDE: usize = 3;
const SEARCHED_PIECES: usize = 4;

#[derive(Default)]
pub struct Book {
    outcomes: Outcomes<AdvanceOrEat>,
}

impl super::Book for Book {
    /// The columns of a square grid.
    type Case = Vec<Column>;

    fn file() -> File<impl Format<Value = Vec<Column>>> {
        let grid = square(".WB").such_that("a side from 1 to 8", |rows| {
            (1..=MAX_SIDE).contains(&rows.len())
        });
        single(grid.iso(|rows| columns(&rows), |columns| rows(columns)))
    }

    fn position(columns: &Vec<Column>) -> Shown {
        let mut columns = columns.clone();
        columns.sort_unstable();
        Ok(partizan(AdvanceOrEat, columns, Takahashi))
    }

    fn answer(&mut self, columns: &Vec<Column>) -> Option<String> {
        let pieces = columns.iter().flatten().flatten().count();
        let searchable = columns.len() <= SEARCHED_SIDE || pieces <= SEARCHED_PIECES;
        searchable.then(|| {
            let mut columns = columns.clone();
            columns.sort_unstable();
            let wins = self.outcomes.wins(&columns, Takahashi);
            String::from(if wins { "Takahashi" } else { "Snuke" })
        })
    }

    fn small() -> impl Iterator<Item = Vec<Column>> {
        // The order of the columns does not matter.
        (1..=SEARCHED_SIDE as u32).flat_map(|side| {
            let columns: Vec<Column> = cases::all_lists(side..=side, 0..=2)
                .map(|cells| cells.iter().map(|&cell| CELLS[cell as usize]).collect())
                .collect();
            cases::all_lists(side..=side, 0..=columns.len() as u64 - 1)
                .filter(|chosen| chosen.is_sorted())
                .map(move |chosen| {
                    let chosen = chosen.iter().map(|&at| columns[at as usize].clone());
                    chosen.collect()
                })
        })
    }

    fn random(random: &mut Random) -> Vec<Column> {
        let side = random.random_range(1..=MAX_SIDE);
        if side <= SEARCHED_SIDE {
            return grid(random, side);
        }
        let mut columns = vec![vec![None; side]; side];
        for _ in 0..SEARCHED_PIECES {
            let column = random.random_range(0..side);
            let cell = random.random_range(0..side);
            columns[column][cell] = CELLS[random.random_range(0..2)];
        }
        columns
    }

    fn full(random: &mut Random) -> Vec<Column> {
        let side = random.random_range(1..=MAX_SIDE);
        let mut columns = grid(random, side);
        if random.random() {
            // Half of the grid as the other half with the colours exchanged: nearly balanced.
            for at in 0..side / 2 {
                let exchanged = columns[at].iter().map(|cell| cell.map(Player::other));
                columns[side - 1 - at] = exchanged.collect();
            }
        }
        columns
    }

    const SECOND_OPINION: SecondOpinion = SecondOpinion::By(
        "each column alone is searched for the number that it is worth by Conway's \
         definition, from the jury's rules, and the numbers are added: the theorem that they \
         add up is the solution's, rules and search are not",
    );

    fn second_opinion(&mut self, columns: &Vec<Column>) -> Option<String> {
        let mut numbers = Numbers::new(AdvanceOrEat);
        let values = columns
            .iter()
            .map(|column| numbers.value(&vec![column.clone()]));
        let sum: i64 = values.sum::<Option<i64>>()?;
        Some(String::from(if sum > 0 { "Takahashi" } else { "Snuke" }))
    }

    fn largest(random: &mut Random) -> Vec<(&'static str, Vec<Vec<Column>>)> {
        let mut piece = || CELLS[random.random_range(0..2)];
        let columns = (0..MAX_SIDE).map(|_| (0..MAX_SIDE).map(|_| piece()).collect());
        vec![("8 full columns", vec![columns.collect()])]
    }
}

fn grid(random: &mut Random, side: usize) -> Vec<Column> {
    (0..side).map(|_| cases::row(random, CELLS, side)).collect()
}

fn columns(rows: &[Vec<char>]) -> Vec<Column> {
    let piece = |cell| match cell {
        'W' => Some(Takahashi),
        'B' => Some(Snuke),
        _ => None,
    };
    let column = |at: usize| rows.iter().map(|row| piece(row[at])).collect();
    (0..rows.len()).map(column).collect()
}

fn rows(columns: &[Column]) -> Vec<Vec<char>> {
    let letter = |piece| match piece {
        Some(Takahashi) => 'W',
        Some(Snuke) => 'B',
        None => '.',
    };
    let row = |at: usize| columns.iter().map(|column| letter(column[at])).collect();
    (0..columns.len()).map(row).collect()
}
