//! Code shared by the wrong programs.

use proconio::input;

/// Answers with the number of pairs of boxes, by the places of the boxes and whether a line is free.
pub fn answer(pairs: fn(usize, &dyn Fn(usize, usize) -> bool) -> usize) {
    input! { n: usize, board: [String; 2 * n - 1] }
    let is_free = |row: usize, column: usize| board[row].as_bytes()[column] == b'.';
    let side = 2 * n - 1;
    let lines = (0..side).flat_map(|row| (0..side).map(move |column| (row, column)));
    let free =
        lines.filter(|&(row, column)| (row + column) % 2 == 1 && is_free(row, column)).count();
    let boxes = (n - 1) * (n - 1);
    println!("{}", free + pairs(side, &is_free) + 1 - boxes);
}
