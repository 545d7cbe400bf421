//! Heaps with divisors: a move takes at most the size divided by the divisor, rounded down.

use super::{Game, Visit, each_alone, replaced};
use crate::listed::Listed;

/// A position is the list of heaps, each as its counters and its divisor.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TakePart;

impl Game for TakePart {
    type Position = Vec<(u64, u64)>;

    fn moves(&self, heaps: &Vec<(u64, u64)>, visit: Visit<Vec<(u64, u64)>>) {
        for (at, &(heap, divisor)) in heaps.iter().enumerate() {
            for taken in 1..=heap / divisor {
                visit(
                    replaced(heaps, at, (heap - taken, divisor)),
                    format_args!("take {taken} from heap {}", at + 1),
                );
            }
        }
    }

    fn parts(&self, heaps: &Vec<(u64, u64)>) -> Vec<Vec<(u64, u64)>> {
        each_alone(heaps)
    }

    fn draw(&self, heaps: &Vec<(u64, u64)>) -> String {
        let draw = |(heap, divisor): &(u64, u64)| format!("{heap} (up to 1/{divisor} a move)");
        heaps.iter().map(draw).listed().join("\n")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_part_is_rounded_down() {
        assert_eq!(TakePart.options(&vec![(5, 2)]), [[(4, 2)], [(3, 2)]]);
        assert!(TakePart.options(&vec![(2, 3)]).is_empty());
    }
}
