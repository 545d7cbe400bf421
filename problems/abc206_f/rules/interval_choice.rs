//! Half-open intervals: a move chooses one that is disjoint from all chosen before.

use super::{Game, Visit};
use crate::listed::Listed;

/// The first number and the end, which is excluded.
pub type Interval = (u64, u64);

/// The game. A position is the intervals that can still be chosen, as [`sorted`] leaves them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct IntervalChoice;

impl Game for IntervalChoice {
    type Position = Vec<Interval>;

    fn moves(&self, intervals: &Vec<Interval>, visit: Visit<Vec<Interval>>) {
        for &(left, right) in intervals {
            let mut rest = intervals.clone();
            // An empty interval is disjoint even from itself.
            rest.retain(|&(from, to)| (from, to) != (left, right) && (to <= left || right <= from));
            visit(rest, format_args!("choose {left} to {right}"));
        }
    }

    fn parts(&self, intervals: &Vec<Interval>) -> Vec<Vec<Interval>> {
        let mut end = 0;
        let mut parts: Vec<Vec<Interval>> = Vec::new();
        for &interval in intervals {
            match parts.last_mut() {
                Some(part) if interval.0 < end => part.push(interval),
                _ => parts.push(vec![interval]),
            }
            end = end.max(interval.1);
        }
        parts
    }

    fn draw(&self, intervals: &Vec<Interval>) -> String {
        let most = intervals.iter().map(|&(_, right)| right).max().unwrap_or(0);
        let line = |&(left, right): &Interval| {
            let blank = " ".repeat(left as usize);
            let numbers = "-".repeat((right - left) as usize);
            let rest = " ".repeat((most - right) as usize);
            format!("{blank}{numbers}{rest} {left} to {right}")
        };
        intervals.iter().map(line).listed().join("\n")
    }
}

/// Intervals in ascending order, without duplicates, of which only one can be chosen.
pub fn sorted(mut intervals: Vec<Interval>) -> Vec<Interval> {
    intervals.sort_unstable();
    intervals.dedup();
    intervals
}
