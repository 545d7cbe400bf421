//! A grid with white and black pieces; Takahashi moves a white piece up or eats a black one, Snuke
//! moves a black piece up or eats a white one.

use super::generate::row;
use super::search::partizan::{Outcomes, Partizan, Player};
use super::{Random, RuleBook, Tokens};
use Player::{Left as Takahashi, Right as Snuke};
use anyhow::{Result, ensure};
use rand::Rng;
use std::fmt::Write;

/// The cells of a column from above: `W`, `B` or `.`.
type Column = Vec<u8>;

#[derive(Default)]
struct Columns;

impl Partizan for Columns {
    /// Columns in ascending order: no move concerns more than one.
    type Position = Vec<Column>;

    fn options(&self, columns: &Vec<Column>, player: Player) -> Vec<Vec<Column>> {
        let (own, other) = match player {
            Takahashi => (b'W', b'B'),
            Snuke => (b'B', b'W'),
        };
        let mut options = Vec::new();
        for (at, column) in columns.iter().enumerate() {
            for cell in 0..column.len() {
                let mut option = columns.clone();
                if column[cell] == other {
                    option[at][cell] = b'.';
                } else if column[cell] == own && cell > 0 && column[cell - 1] == b'.' {
                    option[at].swap(cell - 1, cell);
                } else {
                    continue;
                }
                option.sort_unstable();
                options.push(option);
            }
        }
        options
    }
}

const CELLS: &[u8] = b"WB.";
const MAX_SIDE: usize = 8;
const SEARCHED_SIDE: usize = 3;
const SEARCHED_PIECES: usize = 4;

#[derive(Default)]
pub struct Book {
    outcomes: Outcomes<Columns>,
}

impl RuleBook for Book {
    /// The columns of a square grid.
    type Case = Vec<Column>;

    const MAX_CASES: usize = 1;

    fn parse(&self, input: &mut Tokens) -> Result<Vec<Self::Case>> {
        let side: usize = input.number("the side of the grid")?;
        ensure!(
            (1..=MAX_SIDE).contains(&side),
            "the side {side} is not from 1 to {MAX_SIDE}"
        );
        let mut columns = vec![Column::new(); side];
        for _ in 0..side {
            let row = input.word("a row of the grid")?;
            ensure!(row.len() == side, "the row `{row}` has not {side} cells");
            for (column, cell) in columns.iter_mut().zip(row.bytes()) {
                ensure!(CELLS.contains(&cell), "the row `{row}` has an unknown cell");
                column.push(cell);
            }
        }
        Ok(vec![columns])
    }

    fn input(&self, cases: &[Self::Case]) -> String {
        let mut input = String::new();
        for columns in cases {
            let _ = writeln!(input, "{}", columns.len());
            for at in 0..columns.len() {
                input.extend(columns.iter().map(|column| char::from(column[at])));
                input.push('\n');
            }
        }
        input
    }

    fn answer(&mut self, columns: &Self::Case) -> Option<String> {
        let cells = columns.iter().flatten();
        let pieces = cells.filter(|&&cell| cell != b'.').count();
        let searchable = columns.len() <= SEARCHED_SIDE || pieces <= SEARCHED_PIECES;
        searchable.then(|| {
            let mut columns = columns.clone();
            columns.sort_unstable();
            let wins = self.outcomes.wins(&columns, Takahashi);
            String::from(if wins { "Takahashi" } else { "Snuke" })
        })
    }

    fn small(&self) -> Box<dyn Iterator<Item = Self::Case>> {
        Box::new((1..=SEARCHED_SIDE).flat_map(|side| {
            let mut grids: Vec<Vec<Column>> = vec![vec![]];
            for _ in 0..side {
                let columns = columns(side);
                grids = grids
                    .iter()
                    .flat_map(|grid| columns.iter().map(move |column| (grid, column)))
                    .filter(|(grid, column)| grid.last() <= Some(column))
                    .map(|(grid, column)| [&grid[..], std::slice::from_ref(column)].concat())
                    .collect();
            }
            grids
        }))
    }

    fn random(&self, random: &mut Random) -> Self::Case {
        let side = random.random_range(1..=MAX_SIDE);
        if side <= SEARCHED_SIDE {
            return grid(random, side);
        }
        let mut columns = vec![vec![b'.'; side]; side];
        for _ in 0..SEARCHED_PIECES {
            let column = random.random_range(0..side);
            let cell = random.random_range(0..side);
            columns[column][cell] = CELLS[random.random_range(0..2)];
        }
        columns
    }

    fn full(&self, random: &mut Random) -> Self::Case {
        let side = random.random_range(1..=MAX_SIDE);
        let mut columns = grid(random, side);
        if random.random() {
            // Half of the grid as the other half with the colours exchanged: nearly balanced.
            for at in 0..side / 2 {
                columns[side - 1 - at] = columns[at].iter().map(|&cell| exchanged(cell)).collect();
            }
        }
        columns
    }

    fn largest(&self, random: &mut Random) -> Vec<(&'static str, String)> {
        let columns = (0..MAX_SIDE).map(|_| {
            let cells = (0..MAX_SIDE).map(|_| CELLS[random.random_range(0..2)]);
            cells.collect()
        });
        vec![("8 full columns", self.input(&[columns.collect()]))]
    }

    fn simpler(&self, columns: &Self::Case) -> Vec<Self::Case> {
        let mut simpler = Vec::new();
        for gone in 0..columns.len() {
            let mut smaller = columns.clone();
            smaller.remove(gone);
            for column in &mut smaller {
                column.remove(gone);
            }
            if !smaller.is_empty() {
                simpler.push(smaller);
            }
        }
        for (at, column) in columns.iter().enumerate() {
            for cell in (0..column.len()).filter(|&cell| column[cell] != b'.') {
                let mut emptier = columns.clone();
                emptier[at][cell] = b'.';
                simpler.push(emptier);
            }
        }
        simpler
    }
}

fn grid(random: &mut Random, side: usize) -> Vec<Column> {
    (0..side).map(|_| row(random, CELLS, side)).collect()
}

fn exchanged(cell: u8) -> u8 {
    match cell {
        b'W' => b'B',
        b'B' => b'W',
        other => other,
    }
}

/// All columns of some cells, in ascending order.
fn columns(cells: usize) -> Vec<Column> {
    let mut columns = vec![Column::new()];
    for _ in 0..cells {
        let grown = columns.iter().flat_map(|column| {
            let mut cells = CELLS.to_vec();
            cells.sort_unstable();
            cells
                .into_iter()
                .map(move |cell| [&column[..], &[cell]].concat())
        });
        columns = grown.collect();
    }
    columns
}
