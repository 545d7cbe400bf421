//! Nim: a move takes any number of counters from one heap.

use super::{
    Game, Large, Visit, draw_heaps, greatest, heaps_alone, nonempty, reductions, replaced,
};
use crate::Random;
use crate::cases::number;

/// A position is the list of its heaps, including empty ones.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Nim;

impl Game for Nim {
    type Position = Vec<u64>;

    fn moves(&self, heaps: &Vec<u64>, visit: Visit<Vec<u64>>) {
        for (at, &heap) in heaps.iter().enumerate() {
            for rest in 0..heap {
                let (taken, number) = (heap - rest, at + 1);
                visit(replaced(heaps, at, rest), format_args!("take {taken} from heap {number}"));
            }
        }
    }

    fn parts(&self, heaps: &Vec<u64>) -> Vec<Vec<u64>> {
        heaps_alone(heaps)
    }

    fn draw(&self, heaps: &Vec<u64>) -> String {
        draw_heaps(heaps)
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
