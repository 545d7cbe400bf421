//! The Easy Chase: two checkers on a square board. White moves his one cell, Black hers one or two
//! in a straight line; whoever moves onto the other wins. Positions may recur.

use super::Player::{self, Left as White, Right as Black};
use super::{Game, Visit};
use crate::listed::Listed;

/// A row and a column, counted from 1.
pub type Cell = (usize, usize);

/// The Easy Chase on a board of this number of rows and columns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chase(pub usize);

/// Whoever is to move with both checkers on one cell has lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    /// White's checker.
    pub white: Cell,
    /// Black's checker.
    pub black: Cell,
    /// The player to move.
    pub turn: Player,
}

impl Chase {
    /// All positions with the checkers apart and this player to move.
    pub fn starts(self, turn: Player) -> Vec<Position> {
        let mut cells = Vec::new();
        for row in 1..=self.0 {
            cells.extend((1..=self.0).map(|column| (row, column)));
        }
        let mut starts = Vec::new();
        for &white in &cells {
            for &black in cells.iter().filter(|black| **black != white) {
                starts.push(Position { white, black, turn });
            }
        }
        starts
    }

    /// The cells at most this many steps away in a straight line.
    fn cells_near(self, (row, column): Cell, reach: usize) -> Vec<Cell> {
        let in_reach = |from: usize, to: usize| (1..=reach).contains(&from.abs_diff(to));
        let rows = (1..=self.0).filter(|&to| in_reach(row, to));
        let columns = (1..=self.0).filter(|&to| in_reach(column, to));
        let vertically = rows.map(|row| (row, column));
        vertically.chain(columns.map(|column| (row, column))).listed()
    }
}

impl Game for Chase {
    type Position = Position;

    fn moves(&self, position: &Position, visit: Visit<Position>) {
        let &Position { white, black, turn } = position;
        if white == black {
            return;
        }
        let (own, reach) = match turn {
            White => (white, 1),
            Black => (black, 2),
        };
        for cell in self.cells_near(own, reach) {
            let (white, black) = match turn {
                White => (cell, black),
                Black => (white, cell),
            };
            let turn = turn.other();
            visit(
                Position { white, black, turn },
                format_args!("move to row {}, column {}", cell.0, cell.1),
            );
        }
    }

    /// Marks both checkers on one cell with `X`.
    fn draw(&self, position: &Position) -> String {
        let letter = |cell| match (cell == position.white, cell == position.black) {
            (true, true) => 'X',
            (true, false) => 'W',
            (false, true) => 'B',
            (false, false) => '.',
        };
        let row = |row| -> String { (1..=self.0).map(|column| letter((row, column))).collect() };
        let rows: Vec<String> = (1..=self.0).map(row).listed();
        let mover = if position.turn == White { "White" } else { "Black" };
        format!("{}\n{mover} to move", rows.join("\n"))
    }
}
