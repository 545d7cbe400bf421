//! Lances: each row has a piece of each player; Left slides his to the left, Right hers to the
//! right, by any distance, without jumping.

use super::{Partizan, Player, Visit, each_alone, replaced};
use crate::listed::Listed;
use crate::sorted;

/// A position is the columns, from 0, of Left's and of Right's piece in each row; the rows are in
/// ascending order, as their order does not matter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lances {
    /// The number of columns.
    pub width: u8,
}

impl Partizan for Lances {
    type Position = Vec<(u8, u8)>;

    fn moves(&self, rows: &Vec<(u8, u8)>, player: Player, visit: Visit<Vec<(u8, u8)>>) {
        for (at, &(left, right)) in rows.iter().enumerate() {
            let cells = match player {
                _ if right < left => right + 1..left,
                Player::Left => 0..left,
                Player::Right => right + 1..self.width,
            };
            for to in cells {
                let row = match player {
                    Player::Left => (to, right),
                    Player::Right => (left, to),
                };
                let mut rows = replaced(rows, at, row);
                sorted::sort(&mut rows);
                let (number, column) = (at + 1, to + 1);
                visit(rows, format_args!("slide the piece in row {number} to column {column}"));
            }
        }
    }

    fn parts(&self, rows: &Vec<(u8, u8)>) -> Vec<Vec<(u8, u8)>> {
        each_alone(rows)
    }

    fn draw(&self, rows: &Vec<(u8, u8)>) -> String {
        let row = |&(left, right): &(u8, u8)| {
            let letter = |column| match column {
                _ if column == left => 'L',
                _ if column == right => 'R',
                _ => '.',
            };
            (0..self.width).map(letter).collect()
        };
        let rows: Vec<String> = rows.iter().map(row).listed();
        rows.join("\n")
    }
}
