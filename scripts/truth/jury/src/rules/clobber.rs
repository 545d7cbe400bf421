//! Clobber: a player moves a stone onto an adjacent stone of the opponent, which is removed.

use super::{Partizan, Player, Visit};
use crate::board::{Board, at, beside, cells, drawn};

/// A position is the board: `x` for Left's stones, `o` for Right's, `.` for a free cell.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Clobber;

impl Partizan for Clobber {
    type Position = Board;

    fn moves(&self, board: &Board, player: Player, visit: Visit<Board>) {
        let (own, other) = match player {
            Player::Left => ('x', 'o'),
            Player::Right => ('o', 'x'),
        };
        for (from, stone) in cells(board) {
            if stone != own {
                continue;
            }
            for to in beside(from) {
                if at(board, to) != Some(other) {
                    continue;
                }
                let mut after = board.clone();
                after[from.0][from.1] = '.';
                after[to.0][to.1] = own;
                let [from, to] = [from, to].map(|(row, column)| (row + 1, column + 1));
                visit(after, format_args!("move {from:?} to {to:?}"));
            }
        }
    }

    fn draw(&self, board: &Board) -> String {
        drawn(board)
    }
}
