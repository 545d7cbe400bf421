//! Advance or Eat: in columns of cells, a player moves a piece of his own up into an empty cell, or
//! eats one of the opponent's.

use super::{Partizan, Player, Visit, each_alone, replaced};
use crate::listed::Listed;
use crate::sorted;

/// The cells from above, each with the owner of its piece.
pub type Column = Vec<Option<Player>>;

/// The game. A position is the columns in ascending order, as each move concerns only one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct AdvanceOrEat;

impl Partizan for AdvanceOrEat {
    type Position = Vec<Column>;

    fn moves(&self, columns: &Vec<Column>, player: Player, visit: Visit<Vec<Column>>) {
        for (at, column) in columns.iter().enumerate() {
            let after = |cells: Column| {
                let mut columns = replaced(columns, at, cells);
                sorted::sort(&mut columns);
                columns
            };
            for (cell, piece) in column.iter().enumerate() {
                let (row, number) = (cell + 1, at + 1);
                if *piece == Some(player.other()) {
                    visit(
                        after(replaced(column, cell, None)),
                        format_args!("eat the piece in column {number}, row {row}"),
                    );
                } else if *piece == Some(player) && cell > 0 && column[cell - 1].is_none() {
                    let mut column = column.clone();
                    column.swap(cell - 1, cell);
                    visit(
                        after(column),
                        format_args!("move the piece in column {number}, row {row} up"),
                    );
                }
            }
        }
    }

    fn parts(&self, columns: &Vec<Column>) -> Vec<Vec<Column>> {
        each_alone(columns)
    }

    fn draw(&self, columns: &Vec<Column>) -> String {
        let letter = |cell| match cell {
            Some(Player::Left) => 'L',
            Some(Player::Right) => 'R',
            None => '.',
        };
        let row = |row: usize| columns.iter().map(|column| letter(column[row])).collect();
        let height = columns.first().map_or(0, Vec::len);
        let rows: Vec<String> = (0..height).map(row).listed();
        rows.join("\n")
    }
}
