//! Take-away: a move takes at most a fixed multiple of the previous move from one heap. With the factor 2,
//! this is Fibonacci Nim.

use super::{Game, Large, Visit};
use crate::Random;
use crate::cases::number;

/// A position is the heap and the maximum for the next move. The first move may take all counters but one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TakeAway {
    /// The greatest ratio of a move to the previous one.
    pub factor: u64,
}

impl Default for TakeAway {
    fn default() -> Self {
        TakeAway { factor: 2 }
    }
}

impl TakeAway {
    fn after(self, heap: u64, taken: u64) -> (u64, u64) {
        (heap - taken, taken.saturating_mul(self.factor))
    }
}

impl Game for TakeAway {
    type Position = (u64, u64);

    fn moves(&self, &(heap, limit): &(u64, u64), visit: Visit<(u64, u64)>) {
        for taken in 1..=limit.min(heap) {
            visit(self.after(heap, taken), format_args!("take {taken}"));
        }
    }

    fn draw(&self, (heap, limit): &(u64, u64)) -> String {
        format!("{heap} (up to {limit} in the next move)")
    }
}

impl Large for TakeAway {
    fn allows(&self, &(from, limit): &(u64, u64), &to: &(u64, u64)) -> bool {
        let taken = from.saturating_sub(to.0);
        (1..=limit).contains(&taken) && to == self.after(from, taken)
    }

    fn random_move(&self, &(heap, limit): &(u64, u64), rng: &mut Random) -> (u64, u64) {
        self.after(heap, number(rng, 1..=limit.min(heap)))
    }

    fn greedy_move(&self, &(heap, limit): &(u64, u64)) -> (u64, u64) {
        self.after(heap, limit.min(heap))
    }
}
