//! Matrix games, in which both players choose at once.

use super::{Search, note};
use crate::listed::Listed;

/// The value of a matrix game: some square submatrix has strategies that make all its rows and columns equally good,
/// and that are best in the whole game (Shapley and Snow 1950). `None` if rounding hides all of these. For two rows
/// and two columns, [`chances`](super::chances) finds the exact value.
///
/// # Panics
///
/// If the matrix has no rows, or 32 rows or columns or more.
pub fn value(matrix: &[Vec<f64>]) -> Option<f64> {
    note(Search::Chances);
    let (rows, columns) = (1_u32 << matrix.len(), 1_u32 << matrix[0].len());
    let chosen = |set: u32| (0..32).filter(|at| set >> at & 1 == 1).map(|at| at as usize).listed();
    let column = |at: usize| matrix.iter().map(|row| row[at]).listed();
    let transposed = (0..matrix[0].len()).map(column).listed();
    for row_set in 1..rows {
        for column_set in (1..columns).filter(|set| set.count_ones() == row_set.count_ones()) {
            let (rows, columns) = (chosen(row_set), chosen(column_set));
            let of_columns = equalising(&part(matrix, &rows, &columns));
            let of_rows = equalising(&part(&transposed, &columns, &rows));
            let (Some(of_columns), Some(of_rows)) = (of_columns, of_rows) else {
                continue;
            };
            let mean = |line: &[f64], places: &[usize], weights: &[f64]| {
                let means = places.iter().zip(weights).map(|(&at, weight)| line[at] * weight);
                means.sum::<f64>()
            };
            let column_means = transposed.iter().map(|column| mean(column, &rows, &of_rows));
            let row_means = matrix.iter().map(|row| mean(row, &columns, &of_columns));
            let most = row_means.fold(f64::MIN, f64::max);
            let least = column_means.fold(f64::MAX, f64::min);
            if most - least < 1e-10 {
                return Some(f64::midpoint(least, most));
            }
        }
    }
    None
}

fn part(matrix: &[Vec<f64>], rows: &[usize], columns: &[usize]) -> Vec<Vec<f64>> {
    let row = |&row: &usize| columns.iter().map(|&at| matrix[row][at]).listed();
    rows.iter().map(row).listed()
}

/// Probabilities of the columns with which all rows have the same mean, by Gaussian elimination.
fn equalising(matrix: &[Vec<f64>]) -> Option<Vec<f64>> {
    let size = matrix.len();
    // The unknowns are the probabilities and the mean.
    let mut equations = matrix.iter().map(|row| [&row[..], &[-1.0, 0.0]].concat()).listed();
    equations.push([vec![1.0; size], vec![0.0, 1.0]].concat());
    for at in 0..=size {
        let pivot = (at..=size)
            .max_by(|&a, &b| equations[a][at].abs().total_cmp(&equations[b][at].abs()))?;
        if equations[pivot][at].abs() < 1e-9 {
            return None;
        }
        equations.swap(at, pivot);
        let pivot = equations[at].clone();
        for (_, equation) in equations.iter_mut().enumerate().filter(|&(other, _)| other != at) {
            let times = equation[at] / pivot[at];
            for (entry, of_pivot) in equation.iter_mut().zip(&pivot) {
                *entry -= times * of_pivot;
            }
        }
    }
    let weights = (0..size).map(|at| equations[at][size + 1] / equations[at][at]).listed();
    weights.iter().all(|&weight| weight > -1e-10).then_some(weights)
}
