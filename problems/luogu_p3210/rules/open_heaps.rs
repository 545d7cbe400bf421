//! A row of heaps with points: a move takes a heap next to one that has been taken, and gains its
//! points.

use super::{Player, Scoring, VisitGain, draw_numbers, replaced};

/// A position is the heaps in order, 0 where one has been taken.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct OpenHeaps;

impl Scoring for OpenHeaps {
    type Position = Vec<i64>;

    fn moves(&self, heaps: &Vec<i64>, _: Player, visit: VisitGain<Vec<i64>>) {
        let is_gap = |at: usize| heaps.get(at) == Some(&0);
        for (at, &heap) in heaps.iter().enumerate() {
            if heap > 0 && (is_gap(at + 1) || at > 0 && is_gap(at - 1)) {
                let number = at + 1;
                visit(replaced(heaps, at, 0), heap, format_args!("take heap {number}, {heap}"));
            }
        }
    }

    fn draw(&self, heaps: &Vec<i64>) -> String {
        draw_numbers(heaps)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_ends_of_the_row_open_nothing() {
        let options = OpenHeaps.options(&vec![5, 4, 3, 0, 2], Player::Left);
        assert_eq!(options, [(vec![5, 4, 0, 0, 2], 3), (vec![5, 4, 3, 0, 0], 2)]);
    }
}
