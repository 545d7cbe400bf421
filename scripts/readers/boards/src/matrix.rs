//! Matrix games: one player chooses a row, the other a column, and the entry is paid to the first.

use jury::search::chances::{self, Fraction};
use std::str::FromStr;

/// The payments by row; all rows have the same length.
pub struct Matrix(Vec<Vec<Fraction>>);

impl FromStr for Matrix {
    type Err = String;

    /// Reads rows such as `2 -3; -3 4`.
    fn from_str(text: &str) -> Result<Matrix, String> {
        let rows = text.split(';').map(numbers).collect::<Result<Vec<_>, _>>()?;
        let is_even = rows.iter().all(|row| !row.is_empty() && row.len() == rows[0].len());
        is_even.then_some(Matrix(rows)).ok_or(format!("the rows of `{text}` differ in length"))
    }
}

/// Reads fractions separated by blanks.
///
/// # Errors
///
/// Fails if one of them is not a fraction.
pub fn numbers(text: &str) -> Result<Vec<Fraction>, String> {
    text.split_whitespace().map(str::parse).collect()
}

impl Matrix {
    /// The entries, row by row.
    pub fn rows(&self) -> &[Vec<Fraction>] {
        &self.0
    }

    /// The game for the player of the columns: they become rows, and payments change sign; `None` if a
    /// fraction becomes too long.
    pub fn turned(&self) -> Option<Matrix> {
        let zero = Fraction::new(0, 1);
        let column = |at: usize| self.0.iter().map(|row| zero.minus(row[at])).collect();
        let columns = (0..self.0[0].len()).map(column).collect::<Option<Vec<_>>>()?;
        Some(Matrix(columns))
    }

    /// The guarantee of a mixture of the rows: its least average against a column. `None` if there is not one
    /// share per row, if the shares are not a mixture, or if a fraction becomes too long.
    pub fn guarantee(&self, mixture: &[Fraction]) -> Option<Fraction> {
        let zero = Fraction::new(0, 1);
        let is_share = |&share: &Fraction| share.min(zero) == Some(zero);
        let mut shares = mixture.iter();
        let sum = shares.clone().try_fold(zero, |sum, &share| sum.plus(share))?;
        if mixture.len() != self.0.len() || sum != Fraction::ONE || !shares.all(is_share) {
            return None;
        }
        let average = |column: usize| {
            let mut paid = mixture.iter().zip(&self.0);
            paid.try_fold(zero, |sum, (&share, row)| sum.plus(share.times(row[column])?))
        };
        let first = average(0)?;
        (1..self.0[0].len()).try_fold(first, |least, column| least.min(average(column)?))
    }

    /// The value of a game of two rows and two columns; `None` for a larger one or too long fractions.
    pub fn value(&self) -> Option<Fraction> {
        let [first, second] = self.0.as_slice() else {
            return None;
        };
        let row = |row: &[Fraction]| <[Fraction; 2]>::try_from(row).ok();
        chances::value([row(first)?, row(second)?])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn guarantee(matrix: &str, mixture: &str) -> Option<String> {
        let matrix: Matrix = matrix.parse().unwrap();
        matrix.guarantee(&numbers(mixture).unwrap()).map(|found| found.to_string())
    }

    #[test]
    fn a_guarantee_is_the_least_average() {
        assert_eq!(guarantee("2 -3; -3 4", "7/12 5/12").unwrap(), "-1/12");
        assert_eq!(guarantee("2 -3; -3 4", "1/2 1/2").unwrap(), "-1/2");
        assert_eq!(guarantee("0 -1 1; 1 0 -2; -1 2 0", "1/2 1/4 1/4").unwrap(), "0");
        assert_eq!(guarantee("0 -1 1; 1 0 -2; -1 2 0", "1/3 1/3 1/3").unwrap(), "-1/3");
    }

    #[test]
    fn numbers_that_mix_nothing_guarantee_nothing() {
        for mixture in ["1", "1/2 1/3", "3/2 -1/2", "1/3 1/3 1/3"] {
            assert_eq!(guarantee("2 -3; -3 4", mixture), None, "{mixture}");
        }
    }

    #[test]
    fn the_other_player_has_the_negative_value() {
        let matrix: Matrix = "3 1; 0 5".parse().unwrap();
        assert_eq!(matrix.value().unwrap().to_string(), "15/7");
        assert_eq!(matrix.turned().unwrap().value().unwrap().to_string(), "-15/7");
    }

    #[test]
    fn malformed_matrices_are_errors() {
        for text in ["", "1 2; 3", "1 2;", "1 x"] {
            assert!(text.parse::<Matrix>().is_err(), "{text}");
        }
    }
}
