//! Rows of numbered cards: a move discards the first or the last card of a row of at least two.
//! Left maximises the sum of the cards that are left in the end, Right minimises it.

use super::{Player, Scoring, VisitGain, draw_numbers, replaced};
use crate::listed::Listed;

/// A position is the rows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LastCards;

impl Scoring for LastCards {
    type Position = Vec<Vec<i64>>;

    fn moves(&self, rows: &Vec<Vec<i64>>, _: Player, visit: VisitGain<Vec<Vec<i64>>>) {
        for (at, row) in rows.iter().enumerate() {
            if let [first, .., last] = row[..] {
                let number = at + 1;
                let option = |rest: &[i64]| replaced(rows, at, rest.to_vec());
                visit(
                    option(&row[1..]),
                    0,
                    format_args!("discard the first card of row {number}, {first}"),
                );
                visit(
                    option(&row[..row.len() - 1]),
                    0,
                    format_args!("discard the last card of row {number}, {last}"),
                );
            }
        }
    }

    fn terminal_score(&self, rows: &Vec<Vec<i64>>) -> i64 {
        rows.iter().flatten().sum()
    }

    fn draw(&self, rows: &Vec<Vec<i64>>) -> String {
        let rows: Vec<String> = rows.iter().map(|row| draw_numbers(row)).listed();
        rows.join("\n")
    }
}
