//! Sliding pieces: on a board with one empty cell, a player slides a piece of his own colour into it
//! from a cell beside it. Left has the white pieces, Right the black ones.

use super::{Partizan, Player, Visit};

/// The cells of each row: `O` for a white piece, `X` for a black one, `.` for the empty cell.
pub type Board = Vec<Vec<char>>;

/// Sliding pieces. A position is the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SlidingPieces;

/// The row and the column of the empty cell, if there is one.
pub fn empty_cell(board: &Board) -> Option<(usize, usize)> {
    let rows = board.iter().enumerate();
    let mut cells = rows.filter_map(|(at, row)| {
        let column = row.iter().position(|&cell| cell == '.');
        column.map(|column| (at, column))
    });
    cells.next()
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
        let beside = [
            (row.wrapping_sub(1), column),
            (row, column.wrapping_sub(1)),
            (row, column + 1),
            (row + 1, column),
        ];
        for (from, at) in beside {
            let cell = board.get(from).and_then(|row| row.get(at));
            if cell == Some(&own) {
                let mut board = board.clone();
                board[row][column] = own;
                board[from][at] = '.';
                visit(
                    board,
                    format_args!("slide the piece in row {}, column {}", from + 1, at + 1),
                );
            }
        }
    }

    fn draw(&self, board: &Board) -> String {
        let rows: Vec<String> = board.iter().map(String::from_iter).collect();
        rows.join("\n")
    }
}
