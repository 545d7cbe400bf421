use proconio::input;

/// Answers the case. `pairs` counts the pairs of boxes, from the side of the drawing and a test
/// whether a line is free.
fn answer(pairs: fn(usize, &dyn Fn(usize, usize) -> bool) -> usize) {
    input! { n: usize, board: [String; 2 * n - 1] }
    let is_free = |row: usize, column: usize| board[row].as_bytes()[column] == b'.';
    let side = 2 * n - 1;
    let lines = (0..side).flat_map(|row| (0..side).map(move |column| (row, column)));
    let free =
        lines.filter(|&(row, column)| (row + column) % 2 == 1 && is_free(row, column)).count();
    let boxes = (n - 1) * (n - 1);
    println!("{}", free + pairs(side, &is_free) + 1 - boxes);
}

/// Pairs each box with the first neighbour that is free, row by row.
pub fn greedy() {
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

/// Pairs all boxes, except one if their number is odd, as if all lines between them were free.
pub fn halves() {
    answer(|side, _| (side / 2).pow(2) / 2);
}
