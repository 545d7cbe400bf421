//! A row of boxes with points: a move marks a box next to the one marked last, if one is free
//! there, or else any box, and gains its points.

use super::{Player, Scoring, VisitGain, draw_numbers};
use crate::listed::Listed;

/// A position is the set of marked boxes, and the last one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BesideLast(pub Vec<i64>);

impl Scoring for BesideLast {
    type Position = (u32, Option<usize>);

    fn moves(&self, &(marked, last): &Self::Position, _: Player, visit: VisitGain<Self::Position>) {
        let free = (0..self.0.len()).filter(|at| marked >> at & 1 == 0).listed();
        let beside =
            free.iter().copied().filter(|&at| last.is_some_and(|last| at.abs_diff(last) == 1));
        let beside = beside.listed();
        let allowed = if beside.is_empty() { free } else { beside };
        for at in allowed {
            visit((marked | 1 << at, Some(at)), self.0[at], format_args!("mark box {}", at + 1));
        }
    }

    fn draw(&self, &(marked, last): &Self::Position) -> String {
        let left = self
            .0
            .iter()
            .enumerate()
            .map(|(at, &points)| if marked >> at & 1 == 1 { 0 } else { points });
        let row = draw_numbers(&left.listed());
        last.map_or(row.clone(), |last| format!("{row}\nbox {} was marked last", last + 1))
    }
}
