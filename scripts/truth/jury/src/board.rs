//! Boards of square cells.

use crate::listed::Listed;
use std::vec::IntoIter;

/// A cell as its row and column, counted from 0.
pub type Cell = (usize, usize);

/// The contents of the cells, row by row.
pub type Board = Vec<Vec<char>>;

/// The cells and their contents in reading order.
pub fn cells(board: &Board) -> IntoIter<(Cell, char)> {
    let mut all = Vec::new();
    for (row, cells) in board.iter().enumerate() {
        for (column, &cell) in cells.iter().enumerate() {
            all.push(((row, column), cell));
        }
    }
    all.into_iter()
}

/// The four neighbours of a cell. A coordinate of -1 wraps around to a number outside any board.
pub fn beside((row, column): Cell) -> [Cell; 4] {
    [
        (row.wrapping_sub(1), column),
        (row, column.wrapping_sub(1)),
        (row, column + 1),
        (row + 1, column),
    ]
}

/// Returns the content of a cell; `None` beyond the edges.
pub fn at(board: &Board, (row, column): Cell) -> Option<char> {
    board.get(row)?.get(column).copied()
}

/// The connected regions of cells whose content satisfies `belongs`, each in reading order.
pub fn regions(board: &Board, belongs: impl Fn(char) -> bool) -> Vec<Vec<Cell>> {
    let mut left: Vec<Cell> =
        cells(board).filter(|&(_, cell)| belongs(cell)).map(|(cell, _)| cell).listed();
    let mut regions = Vec::new();
    while let Some(&first) = left.first() {
        let mut region = vec![first];
        let mut at = 0;
        while let Some(&cell) = region.get(at) {
            for next in beside(cell) {
                if left.contains(&next) && !region.contains(&next) {
                    region.push(next);
                }
            }
            at += 1;
        }
        left.retain(|cell| !region.contains(cell));
        region.sort_unstable();
        regions.push(region);
    }
    regions
}

/// The board as text, one line per row.
pub fn drawn(board: &Board) -> String {
    let rows: Vec<String> = board.iter().map(|row| row.iter().collect()).listed();
    rows.join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_come_in_reading_order() {
        let board = vec![vec!['a', 'b'], vec!['c']];
        let expected = [((0, 0), 'a'), ((0, 1), 'b'), ((1, 0), 'c')];
        assert!(cells(&board).eq(expected));
    }

    #[test]
    fn an_inner_cell_has_four_neighbours() {
        assert_eq!(beside((1, 2)), [(0, 2), (1, 1), (1, 3), (2, 2)]);
        let in_corner = |&(row, column): &Cell| row < 3 && column < 3;
        let in_corner: Vec<Cell> = beside((0, 0)).into_iter().filter(in_corner).collect();
        assert_eq!(in_corner, [(0, 1), (1, 0)]);
    }

    #[test]
    fn regions_touch_by_sides() {
        let board: Board = ["..#", "##.", "..."].map(|row| row.chars().collect()).to_vec();
        let free = regions(&board, |cell| cell == '.');
        assert_eq!(free, [vec![(0, 0), (0, 1)], vec![(1, 2), (2, 0), (2, 1), (2, 2)]]);
        assert_eq!(drawn(&board), "..#\n##.\n...");
    }
}
