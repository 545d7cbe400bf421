//! Grundy's game: a move splits a heap into two of different sizes.

use super::{Heaps, Leave};

/// A position is the heaps in ascending order, without those of one or two counters, which cannot
/// be split.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct UnequalSplits;

impl Heaps for UnequalSplits {
    fn moves_in(&self, heap: u64, number: usize, leave: Leave) {
        for part in 1..heap.div_ceil(2) {
            let rest = heap - part;
            leave(&[part, rest], format_args!("split heap {number} into {part} and {rest}"));
        }
    }

    /// The heaps that can be split, in ascending order.
    fn normalized(&self, mut heaps: Vec<u64>) -> Vec<u64> {
        heaps.retain(|&heap| heap > 2);
        heaps.sort_unstable();
        heaps
    }
}
