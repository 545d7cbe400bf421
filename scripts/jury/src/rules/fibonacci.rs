//! Fibonacci Nim: one heap, of which a move takes at most twice as many counters as the move before.

use super::{Game, Large, Visit};
use crate::Random;
use crate::cases::number;

/// Fibonacci Nim. A position is the heap, and the most that the next move takes; the first move may
/// take all but one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct FibonacciNim;

impl Game for FibonacciNim {
    type Position = (u64, u64);

    fn moves(&self, &(heap, limit): &(u64, u64), visit: Visit<(u64, u64)>) {
        for taken in 1..=limit.min(heap) {
            visit((heap - taken, 2 * taken), format_args!("take {taken}"));
        }
    }

    fn draw(&self, (heap, limit): &(u64, u64)) -> String {
        format!("{heap} (up to {limit} in the next move)")
    }
}

impl Large for FibonacciNim {
    fn allows(&self, &(from, limit): &(u64, u64), &(to, next): &(u64, u64)) -> bool {
        to < from && from - to <= limit && next == 2 * (from - to)
    }

    fn random_move(&self, &(heap, limit): &(u64, u64), random: &mut Random) -> (u64, u64) {
        let taken = number(random, 1..=limit.min(heap));
        (heap - taken, 2 * taken)
    }

    fn greedy_move(&self, &(heap, limit): &(u64, u64)) -> (u64, u64) {
        let taken = limit.min(heap);
        (heap - taken, 2 * taken)
    }
}
