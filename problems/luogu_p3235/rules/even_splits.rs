//! Heaps that are split as evenly as possible.

use super::{Heaps, Leave};
use crate::listed::Listed;

/// A heap of at least this many counters may be split into two or more, none of them empty, whose
/// sizes differ by at most 1. A position is the heaps in ascending order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct EvenSplits(pub u64);

impl Heaps for EvenSplits {
    fn moves_in(&self, heap: u64, number: usize, leave: Leave) {
        if heap < self.0 {
            return;
        }
        for parts in 2..=heap {
            // The remainder is spread over the last parts.
            let rest = (0..parts).map(|part| (heap + part) / parts).listed();
            leave(&rest, format_args!("split heap {number} into {parts}"));
        }
    }

    fn normalized(&self, mut heaps: Vec<u64>) -> Vec<u64> {
        heaps.sort_unstable();
        heaps
    }
}
