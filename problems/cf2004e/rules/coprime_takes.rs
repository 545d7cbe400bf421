//! Heaps: a move takes a number of counters that is coprime to the heap.

use super::{Heaps, Leave};

/// A position is the heaps, including empty ones.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CoprimeTakes;

impl Heaps for CoprimeTakes {
    fn moves_in(&self, heap: u64, number: usize, leave: Leave) {
        for taken in (1..=heap).filter(|&taken| are_coprime(heap, taken)) {
            leave(&[heap - taken], format_args!("take {taken} from heap {number}"));
        }
    }
}

/// Returns whether two numbers are coprime, by Euclid's algorithm.
pub fn are_coprime(a: u64, b: u64) -> bool {
    if b == 0 { a == 1 } else { are_coprime(b, a % b) }
}
