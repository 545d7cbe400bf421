//! Formats of boards and of tables of numbers.

use super::bounds::Bounds;
use super::{Format, IntoFormat, letter, number, sequence, shorter, word};
use crate::listed::Listed;

type Count<B> = (&'static str, B);

/// The numbers of rows and columns on one line, then the rows as words over an alphabet, whose first letter is the
/// simplest.
pub fn grid(
    rows: Count<impl Into<Bounds>>,
    columns: Count<impl Into<Bounds>>,
    alphabet: &'static str,
) -> Format<Vec<Vec<char>>> {
    let row = word(alphabet, columns.0)
        .iso(|row| row.chars().listed(), |row: &Vec<char>| row.iter().collect());
    let cell = letter(alphabet);
    table(rows, columns, row)
        .simplified_by(move |board| simpler(board, false, |old| cell.simpler(old)))
}

/// Like [`grid`], for a square board; the first line contains its size.
pub fn square(
    what: &'static str,
    side: impl Into<Bounds>,
    alphabet: &'static str,
) -> Format<Vec<Vec<char>>> {
    let row = word(alphabet, what)
        .iso(|row| row.chars().listed(), |row: &Vec<char>| row.iter().collect());
    let cell = letter(alphabet);
    let board = (number::<usize>(what, side).line(), sequence(what, row.line()));
    board
        .iso(|(_, rows)| rows, |rows| (rows.len(), rows.clone()))
        .simplified_by(move |board| simpler(board, true, |old| cell.simpler(old)))
}

/// The numbers of rows and columns on one line, then the rows, one cell per column.
pub fn matrix<T: Clone + 'static>(
    rows: Count<impl Into<Bounds>>,
    columns: Count<impl Into<Bounds>>,
    cell: Format<T>,
) -> Format<Vec<Vec<T>>> {
    let row = sequence(columns.0, cell.clone());
    table(rows, columns, row)
        .simplified_by(move |rows| simpler(rows, false, |old| cell.simpler(old)))
}

fn table<T: Clone + 'static>(
    (rows, row_bounds): Count<impl Into<Bounds>>,
    (columns, column_bounds): Count<impl Into<Bounds>>,
    row: Format<Vec<T>>,
) -> Format<Vec<Vec<T>>> {
    let sides = (number(rows, row_bounds), number(columns, column_bounds));
    let table = (sides.line(), sequence(rows, row.line()));
    table.iso(
        |(_, rows): ((usize, usize), _)| rows,
        |rows| ((rows.len(), rows.first().map_or(0, Vec::len)), rows.clone()),
    )
}

/// Boards with fewer rows or columns, then with one simpler cell.
fn simpler<T: Clone>(
    rows: &[Vec<T>],
    is_square: bool,
    simpler_cells: impl Fn(&T) -> Vec<T>,
) -> Vec<Vec<Vec<T>>> {
    let columns = rows.first().map_or(0, Vec::len);
    let without = |row: &Vec<T>, column: usize| [&row[..column], &row[column + 1..]].concat();
    let without_column = |rows: &[Vec<T>], column: usize| -> Vec<Vec<T>> {
        rows.iter().map(|row| without(row, column)).listed()
    };
    let mut simpler: Vec<Vec<Vec<T>>> = if is_square {
        let without_row = |at| [&rows[..at], &rows[at + 1..]].concat();
        let smaller = (0..columns).map(|at| without_column(&without_row(at), at));
        smaller.listed()
    } else {
        let narrower = (0..columns).map(|column| without_column(rows, column));
        shorter(rows, 1).into_iter().chain(narrower).listed()
    };
    for (row, cells) in rows.iter().enumerate() {
        for (column, old) in cells.iter().enumerate() {
            for new in simpler_cells(old) {
                let mut rows = rows.to_vec();
                rows[row][column] = new;
                simpler.push(rows);
            }
        }
    }
    simpler
}

#[cfg(test)]
mod tests {
    use super::super::testing::{read, written};
    use super::*;

    #[test]
    fn boards_are_read_and_written() {
        let board = || grid(("n", 1..=3), ("m", 1..=3), ".#");
        let text = "2 3\n.##\n#..\n";
        let value = read(&board(), text).unwrap();
        assert_eq!(written(&board(), &value), text);
        for wrong in ["1 2\n.x", "1 2\n.#.", "0 3\n", "1 4\n...."] {
            assert!(read(&board(), wrong).is_err(), "{wrong}");
        }
        let simpler = board().simpler(&vec![vec!['.', '#']]);
        assert_eq!(simpler, [[vec!['#']], [vec!['.']], [vec!['.', '.']]]);

        let board = || square("n", 1..=3, ".#");
        let value = read(&board(), "2\n.#\n..\n").unwrap();
        assert_eq!(written(&board(), &value), "2\n.#\n..\n");
        let sides: Vec<usize> = board().simpler(&value).iter().map(Vec::len).collect();
        assert_eq!(sides, [1, 1, 2]);
    }

    #[test]
    fn tables_of_numbers_are_read_and_written() {
        let table = matrix(("n", 1..=3), ("m", 1..=3), number::<u64>("a number", 0..=9));
        let text = "2 3\n1 2 3\n4 5 6\n";
        let value = read(&table, text).unwrap();
        assert_eq!(value, [[1, 2, 3], [4, 5, 6]]);
        assert_eq!(written(&table, &value), text);
        assert_eq!(
            table.simpler(&vec![vec![1, 0]]),
            [[vec![0]].to_vec(), [vec![1]].to_vec(), [vec![0, 0]].to_vec()]
        );
    }
}
