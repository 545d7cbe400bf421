//! Pairs each box with the first neighbour that is free, row by row.

use super::common::answer;

pub fn main() {
    answer(|side, is_free| {
        let mut is_paired = vec![vec![false; side + 2]; side + 2];
        let mut pairs = 0;
        for row in (1..side).step_by(2) {
            for column in (1..side).step_by(2) {
                let right = (row, column + 1, row, column + 2);
                let below = (row + 1, column, row + 2, column);
                for (line_row, line_column, to_row, to_column) in [right, below] {
                    let is_inside = to_row < side && to_column < side;
                    let is_new = !is_paired[row][column] && !is_paired[to_row][to_column];
                    if is_inside && is_new && is_free(line_row, line_column) {
                        is_paired[row][column] = true;
                        is_paired[to_row][to_column] = true;
                        pairs += 1;
                    }
                }
            }
        }
        pairs
    });
}
