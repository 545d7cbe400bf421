//! Nim: a move takes any number of counters from one heap.

use super::{Game, Visit, draw_heaps, replaced};

/// Nim. A position is the list of its heaps, empty ones among them.
#[derive(Clone, Copy, Debug, Default)]
pub struct Nim;

impl Game for Nim {
    type Position = Vec<u64>;

    fn moves(&self, heaps: &Vec<u64>, visit: Visit<Vec<u64>>) {
        for (at, &heap) in heaps.iter().enumerate() {
            for rest in 0..heap {
                let (taken, number) = (heap - rest, at + 1);
                visit(
                    replaced(heaps, at, rest),
                    format_args!("take {taken} from heap {number}"),
                );
            }
        }
    }

    fn draw(&self, heaps: &Vec<u64>) -> String {
        draw_heaps(heaps)
    }
}
