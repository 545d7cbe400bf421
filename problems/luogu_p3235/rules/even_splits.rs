//! Heaps that are split as evenly as possible.

use super::{Game, Visit, draw_heaps, heaps_alone};

/// A heap of at least this many counters may be split into two or more, none of them empty, whose
/// sizes differ by at most 1. A position is the heaps in ascending order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct EvenSplits(pub u64);

impl Game for EvenSplits {
    type Position = Vec<u64>;

    fn moves(&self, heaps: &Vec<u64>, visit: Visit<Vec<u64>>) {
        for (at, &heap) in heaps.iter().enumerate().filter(|&(_, &heap)| heap >= self.0) {
            for parts in 2..=heap {
                let mut rest = heaps.clone();
                rest.remove(at);
                // The remainder is spread over the last parts.
                rest.extend((0..parts).map(|part| (heap + part) / parts));
                let number = at + 1;
                visit(sorted(rest), format_args!("split heap {number} into {parts}"));
            }
        }
    }

    fn parts(&self, heaps: &Vec<u64>) -> Vec<Vec<u64>> {
        heaps_alone(heaps)
    }

    fn draw(&self, heaps: &Vec<u64>) -> String {
        draw_heaps(heaps)
    }
}

/// The heaps in ascending order.
pub fn sorted(mut heaps: Vec<u64>) -> Vec<u64> {
    heaps.sort_unstable();
    heaps
}
