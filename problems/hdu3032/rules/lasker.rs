//! Lasker's Nim: a move takes any number of counters from one heap, or splits one heap in two.

use super::{Heaps, Leave, ascending};

/// A position is the heaps as [`normalized`](Heaps::normalized) leaves them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Lasker;

impl Heaps for Lasker {
    fn moves_in(&self, heap: u64, number: usize, leave: Leave) {
        for taken in 1..=heap {
            leave(&[heap - taken], format_args!("take {taken} from heap {number}"));
        }
        for part in 1..=heap / 2 {
            let rest = heap - part;
            leave(&[part, rest], format_args!("split heap {number} into {part} and {rest}"));
        }
    }

    /// Nonempty heaps in ascending order, so that equivalent positions become the same.
    fn normalized(&self, heaps: Vec<u64>) -> Vec<u64> {
        ascending(heaps)
    }
}
