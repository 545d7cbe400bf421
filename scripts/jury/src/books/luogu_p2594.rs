//! Luogu P2594, Colouring Game: does the player to move win the coin-turning game on this board?

use super::prelude::*;
use crate::format::grid;
use crate::rules::coin_board::CoinBoard;
use crate::search::impartial::Play;
use rustc_hash::FxHashMap;

const MAX_SIDE: usize = 100;
const SEARCHED_CELLS: usize = 12;

/// The statement has heads and tails only; whatever else a judge sends counts as tails.
const COINS: &str = concat!(
    "HTABCDEFGIJKLMNOPQRSUVWXYZabcdefghijklmnopqrstuvwxyz0123456789",
    "!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~"
);

/// The coins of each row.
type Board = Vec<Vec<char>>;

#[derive(Default)]
pub struct Book {
    outcomes: FxHashMap<(usize, usize), Outcomes<CoinBoard>>,
}

impl super::Book for Book {
    type Case = Board;

    const MAX_CASES: usize = 50;

    fn file() -> File<impl Format<Value = Board>> {
        counted(grid(COINS))
    }

    fn position(board: &Board) -> Shown {
        let (rows, columns) = size(board);
        if rows.saturating_mul(columns) > SEARCHED_CELLS {
            return Err(BEYOND_RULES);
        }
        Ok(normal(CoinBoard::new(rows, columns), tails(board)))
    }

    fn answer(&mut self, board: &Board) -> Option<String> {
        let (rows, columns) = size(board);
        if rows.saturating_mul(columns) > SEARCHED_CELLS {
            return None;
        }
        let outcomes = self.outcomes.entry((rows, columns));
        let outcomes =
            outcomes.or_insert_with(|| Outcomes::new(CoinBoard::new(rows, columns), Play::Normal));
        let wins = outcomes.wins(&tails(board));
        Some(String::from(if wins { "-_-" } else { "=_=" }))
    }

    fn small() -> impl Iterator<Item = Board> {
        let sizes = (1..=9).flat_map(|rows| (1..=9 / rows).map(move |columns| (rows, columns)));
        sizes.flat_map(|(rows, columns)| {
            (0..1_u32 << (rows * columns)).map(move |tails| {
                let mut coins = (0..).map(|at| if tails >> at & 1 == 1 { 'T' } else { 'H' });
                (0..rows)
                    .map(|_| coins.by_ref().take(columns).collect())
                    .collect()
            })
        })
    }

    fn random(random: &mut Random) -> Board {
        let rows = random.random_range(1..=SEARCHED_CELLS);
        let columns = random.random_range(1..=SEARCHED_CELLS / rows);
        coins(random, rows, columns)
    }

    fn full(random: &mut Random) -> Board {
        let mut side = || cases::number(random, 1..=MAX_SIDE as u64) as usize;
        let (rows, columns) = (side(), side());
        coins(random, rows, columns)
    }

    fn largest(random: &mut Random) -> Vec<(&'static str, Vec<Board>)> {
        let boards = (0..Self::MAX_CASES).map(|_| coins(random, MAX_SIDE, MAX_SIDE));
        vec![("50 boards of 100 x 100", boards.collect())]
    }
}

/// The rows and the columns of a board.
fn size(board: &Board) -> (usize, usize) {
    (board.len(), board.first().map_or(0, Vec::len))
}

/// The coins that show tails, as the bits of a set.
fn tails(board: &Board) -> u32 {
    let coins = board.iter().flatten().enumerate();
    let tails = coins.filter(|(_, coin)| **coin != 'H');
    tails.fold(0, |tails, (at, _)| tails | 1 << at)
}

/// A board of random coins.
fn coins(random: &mut Random, rows: usize, columns: usize) -> Board {
    let tails = [0.02, 0.2, 0.5, 0.9][random.random_range(0..4)];
    let mut coin = || if random.random_bool(tails) { 'T' } else { 'H' };
    (0..rows)
        .map(|_| (0..columns).map(|_| coin()).collect())
        .collect()
}
