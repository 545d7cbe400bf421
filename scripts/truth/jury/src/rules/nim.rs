//! Nim: a move takes any number of counters from one heap.

use super::{Heaps, Large, Leave, greatest, nonempty, reductions, replaced};
use crate::Random;
use crate::cases::number;

/// A position is the list of its heaps, including empty ones.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Nim;

impl Heaps for Nim {
    fn moves_in(&self, heap: u64, number: usize, leave: Leave) {
        for rest in 0..heap {
            leave(&[rest], format_args!("take {} from heap {number}", heap - rest));
        }
    }
}

impl Large for Nim {
    fn allows(&self, from: &Vec<u64>, to: &Vec<u64>) -> bool {
        reductions(from, to) == Some(1)
    }

    fn random_move(&self, heaps: &Vec<u64>, rng: &mut Random) -> Vec<u64> {
        let at = nonempty(heaps, rng);
        replaced(heaps, at, number(rng, 0..=heaps[at] - 1))
    }

    fn greedy_move(&self, heaps: &Vec<u64>) -> Vec<u64> {
        replaced(heaps, greatest(heaps), 0)
    }
}
