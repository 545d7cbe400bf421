//! Nim on a row of heaps whose sizes never decrease from left to right; no move may break this order.

use super::{Game, Visit, draw_heaps, replaced};

/// A position is the heaps from the left to the right.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct MonotoneNim;

impl Game for MonotoneNim {
    type Position = Vec<u64>;

    fn moves(&self, heaps: &Vec<u64>, visit: Visit<Vec<u64>>) {
        let mut left = 0;
        for (at, &heap) in heaps.iter().enumerate() {
            for rest in left..heap {
                let (taken, number) = (heap - rest, at + 1);
                visit(replaced(heaps, at, rest), format_args!("take {taken} from heap {number}"));
            }
            left = heap;
        }
    }

    fn draw(&self, heaps: &Vec<u64>) -> String {
        draw_heaps(heaps)
    }
}
