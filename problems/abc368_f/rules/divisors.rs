//! Numbers: a move replaces one by a proper divisor.

use super::{Heaps, Leave};

/// A position is the list of numbers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Divisors;

impl Heaps for Divisors {
    fn moves_in(&self, number: u64, _: usize, leave: Leave) {
        for divisor in (1..number).filter(|&divisor| number.is_multiple_of(divisor)) {
            leave(&[divisor], format_args!("replace {number} by {divisor}"));
        }
    }
}
