//! Flipping squares of a board on which some rectangles are white.

use super::nim_sum;
use crate::listed::Listed;
use crate::search::impartial::mex;
use crate::sorted;

/// The upper left and the lower right cell of a rectangle, each as row and column.
pub type Corners = [u64; 4];

/// The nim-sum of the white cells' Grundy values, each by the mex rule from the squares that end at the cell.
pub fn value_by_definition(side: usize, most: usize, rectangles: &[Corners]) -> u64 {
    let mut values = vec![vec![0; side + 1]; side + 1];
    for row in 1..=side {
        for column in 1..=side {
            let mut sum = 0;
            let squares = (1..=most.min(row).min(column)).map(|size| {
                let (top, left) = (row + 1 - size, column + 1 - size);
                sum = (left + 1..column).fold(sum, |sum, column| sum ^ values[top][column]);
                sum = (top..row).fold(sum, |sum, row| sum ^ values[row][left]);
                if size > 1 {
                    sum ^= values[top][column] ^ values[row][left];
                }
                sum
            });
            let value = mex(squares.listed());
            values[row][column] = value;
        }
    }
    let is_white = |row: usize, column: usize| {
        let (row, column) = (row as u64, column as u64);
        rectangles.iter().any(|&[a, b, c, d]| (a..=c).contains(&row) && (b..=d).contains(&column))
    };
    let cells = (1..=side).flat_map(|row| (1..=side).map(move |column| (row, column)));
    let white = cells.filter(|&(row, column)| is_white(row, column));
    nim_sum(white.map(|(row, column)| values[row][column]))
}

/// Returns whether the rectangles cover an odd number of cells whose row and column are multiples of `divisor`. Splits
/// the board along all sides.
pub fn covers_an_odd_number(divisor: u64, rectangles: &[Corners]) -> bool {
    let multiples = |&[a, b, c, d]: &Corners| {
        [a.div_ceil(divisor), b.div_ceil(divisor), c / divisor + 1, d / divisor + 1]
    };
    let rectangles: Vec<Corners> = rectangles.iter().map(multiples).listed();
    let cuts = |axis: usize| {
        let mut cuts = Vec::new();
        for rectangle in &rectangles {
            cuts.extend([rectangle[axis], rectangle[axis + 2]]);
        }
        sorted::numbers(cuts)
    };
    let (rows, columns) = (cuts(0), cuts(1));
    let mut is_odd = false;
    for row in rows.windows(2) {
        let here: Vec<&Corners> =
            rectangles.iter().filter(|r| r[0] <= row[0] && row[0] < r[2]).listed();
        for column in columns.windows(2) {
            let is_white = here.iter().any(|r| r[1] <= column[0] && column[0] < r[3]);
            is_odd ^= is_white && (row[1] - row[0]) * (column[1] - column[0]) % 2 == 1;
        }
    }
    is_odd
}
