//! Nim in which certain numbers of counters must not be taken from heaps of certain sizes.

use super::{Heaps, Leave};

/// Nim without these moves, each given as a size and the number that may not be taken from it. A
/// position is the heaps, including empty ones.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct ForbiddenTakes(pub Vec<(u64, u64)>);

impl Heaps for ForbiddenTakes {
    fn moves_in(&self, heap: u64, number: usize, leave: Leave) {
        for taken in (1..=heap).filter(|&taken| !self.0.contains(&(heap, taken))) {
            leave(&[heap - taken], format_args!("take {taken} from heap {number}"));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Game;

    #[test]
    fn a_take_is_forbidden_from_one_size_only() {
        let game = ForbiddenTakes(vec![(3, 1), (3, 3), (2, 2)]);
        assert_eq!(game.options(&vec![3]), [[1]]);
        assert_eq!(game.options(&vec![2, 1]), [[1, 1], [2, 0]]);
    }
}
