//! Bachet's game: a move takes at least one counter from a heap, up to a fixed number.

use super::{Game, Large, Visit};
use crate::Random;
use crate::cases::number;

/// A position is the heap, and the most that a move takes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Bachet;

impl Game for Bachet {
    type Position = (u64, u64);

    fn moves(&self, &(heap, most): &(u64, u64), visit: Visit<(u64, u64)>) {
        for taken in 1..=most.min(heap) {
            visit((heap - taken, most), format_args!("take {taken}"));
        }
    }

    fn draw(&self, (heap, most): &(u64, u64)) -> String {
        format!("{heap} (up to {most} a move)")
    }
}

impl Large for Bachet {
    fn allows(&self, &(from, most): &(u64, u64), &(to, still): &(u64, u64)) -> bool {
        still == most && to < from && from - to <= most
    }

    fn random_move(&self, &(heap, most): &(u64, u64), rng: &mut Random) -> (u64, u64) {
        (heap - number(rng, 1..=most.min(heap)), most)
    }

    fn greedy_move(&self, &(heap, most): &(u64, u64)) -> (u64, u64) {
        (heap - most.min(heap), most)
    }
}
