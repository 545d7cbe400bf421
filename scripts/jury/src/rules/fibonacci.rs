//! Fibonacci Nim: one heap, of which a move takes at most twice as many counters as the move before.

use super::take_away::TakeAway;
use super::{Game, Large, Visit};
use crate::Random;

/// Fibonacci Nim. A position is the heap, and the most that the next move takes; the first move may
/// take all but one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct FibonacciNim;

const DOUBLING: TakeAway = TakeAway { factor: 2 };

impl Game for FibonacciNim {
    type Position = (u64, u64);

    fn moves(&self, position: &(u64, u64), visit: Visit<(u64, u64)>) {
        DOUBLING.moves(position, visit);
    }

    fn draw(&self, position: &(u64, u64)) -> String {
        DOUBLING.draw(position)
    }
}

impl Large for FibonacciNim {
    fn allows(&self, from: &(u64, u64), to: &(u64, u64)) -> bool {
        DOUBLING.allows(from, to)
    }

    fn random_move(&self, from: &(u64, u64), random: &mut Random) -> (u64, u64) {
        DOUBLING.random_move(from, random)
    }

    fn greedy_move(&self, from: &(u64, u64)) -> (u64, u64) {
        DOUBLING.greedy_move(from)
    }
}
