use proconio::input;
use proconio::marker::Bytes;

/// Gives coins in the first row and column, too, the value 2^(i + j), though they are coins of
/// Ruler.
pub fn border() {
    input! { boards: usize }
    for _ in 0..boards {
        input! { rows: usize, columns: usize, board: [Bytes; rows] }
        let mut digits = vec![false; rows + columns];
        for (row, cells) in board.iter().enumerate() {
            for (column, &coin) in cells.iter().enumerate() {
                digits[row + column] ^= coin == b'T';
            }
        }
        println!("{}", if digits.contains(&true) { "-_-" } else { "=_=" });
    }
}
