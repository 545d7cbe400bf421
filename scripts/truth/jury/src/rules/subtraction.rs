//! Subtraction games: a move takes counters from one heap; their number is in a fixed set.

use super::{Heaps, Leave};

/// The game with this set. A position is the list of its heaps, including empty ones.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Subtraction(pub Vec<u64>);

impl Heaps for Subtraction {
    fn moves_in(&self, heap: u64, number: usize, leave: Leave) {
        for &taken in self.0.iter().filter(|&&taken| taken <= heap) {
            leave(&[heap - taken], format_args!("take {taken} from heap {number}"));
        }
    }
}
