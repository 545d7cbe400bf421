//! A board of coins; a move turns over a connected set of cells, one of which shows tails and lies
//! below and to the right of all others, or level with them.

use super::search::impartial::{Impartial, Outcomes, Play};
use super::{Random, RuleBook, Tokens, generate};
use anyhow::{Result, ensure};
use rand::Rng;
use std::collections::HashMap;

/// A board of rows and columns, for which the sets that a move may turn over are listed.
struct Board {
    /// For each cell in reading order, the sets in which it is the last one.
    sets: Vec<Vec<u32>>,
}

impl Board {
    fn new(rows: usize, columns: usize) -> Board {
        let cells: Vec<(usize, usize)> = (0..rows)
            .flat_map(|row| (0..columns).map(move |column| (row, column)))
            .collect();
        let sets = cells.iter().enumerate().map(|(last, &(row, column))| {
            let earlier = (0..last).filter(|&at| cells[at].0 <= row && cells[at].1 <= column);
            let mut sets: Vec<Vec<usize>> = generate::subsets(earlier.collect()).collect();
            for set in &mut sets {
                set.push(last);
            }
            sets.retain(|set| is_connected(&cells, set));
            let as_bits = |set: Vec<usize>| set.iter().fold(0, |bits, at| bits | 1 << at);
            sets.into_iter().map(as_bits).collect()
        });
        Board {
            sets: sets.collect(),
        }
    }
}

/// Whether one can walk from cell to cell of a set by their sides.
fn is_connected(cells: &[(usize, usize)], set: &[usize]) -> bool {
    let mut reached = vec![set[0]];
    let mut next = 0;
    while let Some(&at) = reached.get(next) {
        next += 1;
        for &other in set {
            let ((row, column), (other_row, other_column)) = (cells[at], cells[other]);
            let distance = row.abs_diff(other_row) + column.abs_diff(other_column);
            if distance == 1 && !reached.contains(&other) {
                reached.push(other);
            }
        }
    }
    reached.len() == set.len()
}

impl Impartial for Board {
    /// The set of the coins that show tails.
    type Position = u32;

    fn options(&self, &tails: &u32) -> Vec<u32> {
        let cells = (0..self.sets.len()).filter(|cell| tails >> cell & 1 == 1);
        cells
            .flat_map(|cell| self.sets[cell].iter().map(move |set| tails ^ set))
            .collect()
    }
}

const MAX_SIDE: usize = 100;
const SEARCHED_CELLS: usize = 12;

#[derive(Default)]
pub struct Book {
    outcomes: HashMap<(usize, usize), Outcomes<Board>>,
}

/// A board of random coins.
fn coins(random: &mut Random, rows: usize, columns: usize) -> Vec<String> {
    let tails = [0.02, 0.2, 0.5, 0.9][random.random_range(0..4)];
    let mut coin = || if random.random_bool(tails) { 'T' } else { 'H' };
    (0..rows)
        .map(|_| (0..columns).map(|_| coin()).collect())
        .collect()
}

impl RuleBook for Book {
    /// The rows of the board: `H` shows heads, `T` tails.
    type Case = Vec<String>;

    const MAX_CASES: usize = 50;

    fn parse(&self, input: &mut Tokens) -> Result<Vec<Self::Case>> {
        let cases = input.number("the number of games")?;
        let mut read = Vec::new();
        for _ in 0..cases {
            let rows = input.number("the number of rows")?;
            let columns: usize = input.number("the number of columns")?;
            let mut board = Vec::new();
            for _ in 0..rows {
                let row = input.word("a row")?;
                ensure!(row.len() == columns, "`{row}` is no row of {columns} coins");
                board.push(row.to_owned());
            }
            read.push(board);
        }
        Ok(read)
    }

    fn input(&self, cases: &[Self::Case]) -> String {
        let size = |board: &[String]| format!("{} {}", board.len(), board[0].len());
        let board = |board: &Vec<String>| format!("{}\n{}\n", size(board), board.join("\n"));
        let boards: String = cases.iter().map(board).collect();
        format!("{}\n{boards}", cases.len())
    }

    fn answer(&mut self, board: &Self::Case) -> Option<String> {
        let size = (board.len(), board[0].len());
        if size.0 * size.1 > SEARCHED_CELLS {
            return None;
        }
        let outcomes = self.outcomes.entry(size);
        let outcomes =
            outcomes.or_insert_with(|| Outcomes::new(Board::new(size.0, size.1), Play::Normal));
        let coins = board.concat();
        let tails = coins.char_indices().filter(|(_, coin)| *coin != 'H');
        let wins = outcomes.wins(&tails.fold(0, |tails, (cell, _)| tails | 1 << cell));
        Some(String::from(if wins { "-_-" } else { "=_=" }))
    }

    fn small(&self) -> Box<dyn Iterator<Item = Self::Case>> {
        let sizes = (1..=9).flat_map(|rows| (1..=9 / rows).map(move |columns| (rows, columns)));
        Box::new(sizes.flat_map(|(rows, columns)| {
            (0..1_u32 << (rows * columns)).map(move |tails| {
                let coin = |cell: usize| if tails >> cell & 1 == 1 { 'T' } else { 'H' };
                (0..rows)
                    .map(|row| {
                        (0..columns)
                            .map(|column| coin(row * columns + column))
                            .collect()
                    })
                    .collect()
            })
        }))
    }

    fn random(&self, random: &mut Random) -> Self::Case {
        let rows = random.random_range(1..=SEARCHED_CELLS);
        let columns = random.random_range(1..=SEARCHED_CELLS / rows);
        coins(random, rows, columns)
    }

    fn full(&self, random: &mut Random) -> Self::Case {
        let mut side = || generate::number(random, 1..=MAX_SIDE as u64) as usize;
        let (rows, columns) = (side(), side());
        coins(random, rows, columns)
    }

    fn largest(&self, random: &mut Random) -> Vec<(&'static str, String)> {
        let boards: Vec<_> = (0..Self::MAX_CASES)
            .map(|_| coins(random, MAX_SIDE, MAX_SIDE))
            .collect();
        vec![("50 boards of 100 x 100", self.input(&boards))]
    }

    fn simpler(&self, board: &Self::Case) -> Vec<Self::Case> {
        let mut simpler = generate::shorter(board, 1);
        if board[0].len() > 1 {
            let without_last = |row: &String| row[..row.len() - 1].to_owned();
            simpler.push(board.iter().map(without_last).collect());
        }
        for row in 0..board.len() {
            for (column, _) in board[row].match_indices('T') {
                let mut board = board.clone();
                board[row].replace_range(column..=column, "H");
                simpler.push(board);
            }
        }
        simpler
    }
}
