//! Col and Snort: the players take turns colouring cells of a map, each in one colour. Neighbours must not
//! have the same colour in Col, nor different colours in Snort.

use super::{Partizan, Player, Visit};
use crate::board::{Board, at, beside, cells, drawn};

/// The pairs of colours that neighbours must not have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Neighbours {
    /// Equal colours: Col.
    Differ,
    /// Different colours: Snort.
    Agree,
}

/// Col or Snort. A position is the board: `.` for an uncoloured cell, `L` and `R` for the players' colours,
/// `#` for a place outside the map.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ColouringMap(pub Neighbours);

impl Partizan for ColouringMap {
    type Position = Board;

    fn moves(&self, board: &Board, player: Player, visit: Visit<Board>) {
        let (own, other) = match player {
            Player::Left => ('L', 'R'),
            Player::Right => ('R', 'L'),
        };
        let forbidden = match self.0 {
            Neighbours::Differ => own,
            Neighbours::Agree => other,
        };
        for ((row, column), cell) in cells(board) {
            let mut neighbours = beside((row, column)).into_iter();
            let is_forbidden = neighbours.any(|cell| at(board, cell) == Some(forbidden));
            if cell == '.' && !is_forbidden {
                let mut after = board.clone();
                after[row][column] = own;
                visit(after, format_args!("colour ({}, {})", row + 1, column + 1));
            }
        }
    }

    fn draw(&self, board: &Board) -> String {
        drawn(board)
    }
}
