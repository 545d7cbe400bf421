//! Grundy's game: a move splits a heap into two of different sizes.

use super::{Game, Visit, draw_heaps, heaps_alone};

/// A position is the heaps in ascending order, without those of one or two counters, which cannot
/// be split.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct UnequalSplits;

impl Game for UnequalSplits {
    type Position = Vec<u64>;

    fn moves(&self, heaps: &Vec<u64>, visit: Visit<Vec<u64>>) {
        for (at, &heap) in heaps.iter().enumerate() {
            for part in 1..heap.div_ceil(2) {
                let (rest, number) = (heap - part, at + 1);
                let parts = [part, rest];
                visit(
                    splittable([&heaps[..at], &parts, &heaps[at + 1..]].concat()),
                    format_args!("split heap {number} into {part} and {rest}"),
                );
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

/// The heaps that can be split, in ascending order.
pub fn splittable(mut heaps: Vec<u64>) -> Vec<u64> {
    heaps.retain(|&heap| heap > 2);
    heaps.sort_unstable();
    heaps
}
