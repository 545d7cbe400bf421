//! Domineering: Left places vertical dominoes on two free cells of a board, and Right horizontal ones.

use super::{Partizan, Player, Visit};
use crate::board::{Board, at, cells, drawn, regions};
use crate::listed::Listed;

/// A position is the board: `.` for a free cell, `#` for any other.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Domineering;

impl Partizan for Domineering {
    type Position = Board;

    fn moves(&self, board: &Board, player: Player, visit: Visit<Board>) {
        for ((row, column), _) in cells(board) {
            let other = match player {
                Player::Left => (row + 1, column),
                Player::Right => (row, column + 1),
            };
            let free = |cell| at(board, cell) == Some('.');
            if free((row, column)) && free(other) {
                let mut after = board.clone();
                after[row][column] = '#';
                after[other.0][other.1] = '#';
                let direction = match player {
                    Player::Left => "below",
                    Player::Right => "to the right",
                };
                visit(
                    after,
                    format_args!("cover ({}, {}) and the cell {direction}", row + 1, column + 1),
                );
            }
        }
    }

    fn parts(&self, board: &Board) -> Vec<Board> {
        regions(board, |cell| cell == '.')
            .into_iter()
            .map(|region| {
                let mut part = board.clone();
                for ((row, column), _) in cells(board) {
                    if !region.contains(&(row, column)) {
                        part[row][column] = '#';
                    }
                }
                part
            })
            .listed()
    }

    fn draw(&self, board: &Board) -> String {
        drawn(board)
    }
}
