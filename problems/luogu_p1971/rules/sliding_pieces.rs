//! Sliding pieces: a player slides an adjacent piece of his own colour into the only empty cell.
//! Left has the white pieces, Right the black ones.

use super::{Game, Partizan, Player, Turns, Visit};
use crate::board::{Board, Cell, at, beside, cells, drawn};

/// A position is the board: `O` for a white piece, `X` for a black one, `.` for the empty cell.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SlidingPieces;

/// The empty cell, if there is exactly one.
pub fn empty_cell(board: &Board) -> Option<Cell> {
    let mut empty = cells(board).filter(|&(_, piece)| piece == '.');
    let (cell, _) = empty.next()?;
    empty.next().is_none().then_some(cell)
}

/// The cells from which Left's and Right's piece slide.
pub type Round = [Cell; 2];

/// The board, and the rounds that were played.
pub type Record = (Board, Vec<Round>);

/// The positions before the first move and after each, if the board has one empty cell and all
/// moves are legal.
pub fn positions((board, rounds): &Record) -> Option<Vec<(Board, Player)>> {
    empty_cell(board)?;
    let mut positions = vec![(board.clone(), Player::Left)];
    for &from in rounds.iter().flatten() {
        let options = Turns(SlidingPieces).options(positions.last()?);
        let empties = |(option, _): &(Board, Player)| empty_cell(option) == Some(from);
        positions.push(options.into_iter().find(empties)?);
    }
    Some(positions)
}

/// Returns whether Left could not move in the end.
pub fn is_lost(record: &Record) -> bool {
    let end = positions(record).and_then(|mut positions| positions.pop());
    end.is_some_and(|end| Turns(SlidingPieces).options(&end).is_empty())
}

impl Partizan for SlidingPieces {
    type Position = Board;

    fn moves(&self, board: &Board, player: Player, visit: Visit<Board>) {
        let own = match player {
            Player::Left => 'O',
            Player::Right => 'X',
        };
        let Some((row, column)) = empty_cell(board) else {
            return;
        };
        for from in beside((row, column)) {
            if at(board, from) == Some(own) {
                let mut board = board.clone();
                board[row][column] = own;
                board[from.0][from.1] = '.';
                visit(
                    board,
                    format_args!("slide the piece in row {}, column {}", from.0 + 1, from.1 + 1),
                );
            }
        }
    }

    fn draw(&self, board: &Board) -> String {
        drawn(board)
    }
}
