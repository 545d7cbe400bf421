//! A row of cards with points: a move takes the first or the last card and gains its points.

use super::{Player, Scoring, VisitGain, draw_numbers};

/// A position is the cards that are left.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Deque;

impl Scoring for Deque {
    type Position = Vec<i64>;

    fn moves(&self, row: &Vec<i64>, _: Player, visit: VisitGain<Vec<i64>>) {
        if let [first, rest @ ..] = row.as_slice() {
            visit(rest.to_vec(), *first, format_args!("take the first card, {first}"));
        }
        if let [rest @ .., last] = row.as_slice()
            && !rest.is_empty()
        {
            visit(rest.to_vec(), *last, format_args!("take the last card, {last}"));
        }
    }

    fn draw(&self, row: &Vec<i64>) -> String {
        draw_numbers(row)
    }
}
