//! Amazons: a player moves a queen as in chess, and she shoots an arrow, which flies in the same way and
//! stays where it lands. Neither passes over anything.

use super::{Partizan, Player, Visit};
use crate::board::{Board, Cell, at, cells, drawn};

/// A position is the board: `L` and `R` for the players' queens, `.` for a free cell, `#` for an arrow.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Amazons;

const DIRECTIONS: [(isize, isize); 8] =
    [(-1, -1), (-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0), (1, 1)];

fn reached(board: &Board, from: Cell) -> impl Iterator<Item = Cell> + '_ {
    DIRECTIONS.into_iter().flat_map(move |(down, right)| {
        let step = move |&(row, column): &Cell| {
            let cell = (row.wrapping_add_signed(down), column.wrapping_add_signed(right));
            (at(board, cell) == Some('.')).then_some(cell)
        };
        std::iter::successors(step(&from), step)
    })
}

impl Partizan for Amazons {
    type Position = Board;

    fn moves(&self, board: &Board, player: Player, visit: Visit<Board>) {
        let own = match player {
            Player::Left => 'L',
            Player::Right => 'R',
        };
        for (from, _) in cells(board).filter(|(_, what)| *what == own) {
            for to in reached(board, from) {
                let mut moved = board.clone();
                moved[from.0][from.1] = '.';
                moved[to.0][to.1] = own;
                for arrow in reached(&moved, to) {
                    let mut after = moved.clone();
                    after[arrow.0][arrow.1] = '#';
                    let [from, to, arrow] =
                        [from, to, arrow].map(|(row, column)| (row + 1, column + 1));
                    visit(after, format_args!("move {from:?} to {to:?} and shoot at {arrow:?}"));
                }
            }
        }
    }

    fn draw(&self, board: &Board) -> String {
        drawn(board)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_queen_passes_over_nothing() {
        let board: Board = ["L.#.", "..R."].map(|row| row.chars().collect()).to_vec();
        let reached: Vec<Cell> = reached(&board, (0, 0)).collect();
        assert_eq!(reached, [(0, 1), (1, 0), (1, 1)]);
    }
}
