//! A board: a move flips the cells of a square up to some size, whose lower right cell must be
//! white.

use super::{Game, Visit, bits_alone};
use crate::listed::Listed;

/// A board of at most 32 cells. A position is the set of the white ones, as bits, in reading order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Squares {
    /// The number of rows.
    pub rows: usize,
    /// The number of columns.
    pub columns: usize,
    /// The greatest side of a square.
    pub most: usize,
}

impl Game for Squares {
    type Position = u32;

    fn moves(&self, &white: &u32, visit: Visit<u32>) {
        for cell in (0..self.rows * self.columns).filter(|cell| white >> cell & 1 == 1) {
            let (row, column) = (cell / self.columns, cell % self.columns);
            let mut flipped = white;
            for side in 1..=self.most.min(row + 1).min(column + 1) {
                // The square grows by its left column and its upper row, which share a cell.
                let (top, left) = (row + 1 - side, column + 1 - side);
                let left_column = (top..=row).map(|row| row * self.columns + left);
                let upper_row = (left + 1..=column).map(|column| top * self.columns + column);
                flipped ^= left_column.chain(upper_row).fold(0, |cells, cell| cells | 1 << cell);
                let place = (row + 1, column + 1);
                visit(flipped, format_args!("flip the square of side {side} at {place:?}"));
            }
        }
    }

    fn parts(&self, &white: &u32) -> Vec<u32> {
        bits_alone(white)
    }

    fn draw(&self, &white: &u32) -> String {
        let letter = |cell| if white >> cell & 1 == 1 { 'o' } else { '.' };
        let row = |row| -> String {
            (0..self.columns).map(|at| letter(row * self.columns + at)).collect()
        };
        (0..self.rows).map(row).listed().join("\n")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_move_flips_a_square() {
        let board = Squares { rows: 3, columns: 3, most: 3 };
        let options = board.options(&0b100_000_000);
        assert_eq!(options, [0, 0b010_110_000, 0b011_111_111]);
        let small = Squares { most: 2, ..board };
        assert_eq!(small.options(&0b000_100_000), [0, 0b000_010_110]);
        let wide = Squares { rows: 2, columns: 4, most: 2 };
        assert_eq!(wide.options(&0b1000_0000), [0, 0b0100_1100]);
    }
}
