//! Heaps: a move reduces one to between its fourth root and its square root.

use super::{Heaps, Leave};

/// A position is the list of heaps.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Roots;

impl Heaps for Roots {
    fn moves_in(&self, heap: u64, number: usize, leave: Leave) {
        let mut left: u64 = 0;
        while left < heap && left * left <= heap {
            if left.saturating_pow(4) >= heap {
                leave(&[left], format_args!("leave {left} of heap {number}"));
            }
            left += 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Game;

    #[test]
    fn a_fourth_power_may_exceed_64_bits() {
        let options = Roots.options(&vec![1 << 32]);
        assert_eq!(options.first(), Some(&vec![1 << 8]));
        assert_eq!(options.last(), Some(&vec![1 << 16]));
    }
}
