//! A row of numbers: a move discards the first or the last one, until one is left. Left maximises
//! it, Right minimises it, and Left begins with some moves on his own.

use super::{Player, Scoring, VisitGain, draw_numbers};

/// A position is the row, and the number of turns for which Right has to wait.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct FreeMoves;

impl Scoring for FreeMoves {
    type Position = (Vec<i64>, u64);

    fn moves(
        &self,
        (row, free): &Self::Position,
        player: Player,
        visit: VisitGain<Self::Position>,
    ) {
        if *free > 0 && player == Player::Right {
            visit((row.clone(), free - 1), 0, format_args!("wait"));
            return;
        }
        if let [first, .., last] = row[..] {
            visit((row[1..].to_vec(), *free), 0, format_args!("discard the first number, {first}"));
            let rest = row[..row.len() - 1].to_vec();
            visit((rest, *free), 0, format_args!("discard the last number, {last}"));
        }
    }

    fn terminal_score(&self, (row, _): &Self::Position) -> i64 {
        row.iter().sum()
    }

    fn draw(&self, (row, free): &Self::Position) -> String {
        let row = draw_numbers(row);
        if *free > 0 { format!("{row} (Right waits {free} times)") } else { row }
    }
}
