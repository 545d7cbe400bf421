//! Subtraction games: a move takes counters from one heap; their number is in a fixed set.

use super::{Game, Visit, draw_heaps, heaps_alone, replaced};

/// The game with this set. A position is the list of its heaps, including empty ones.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Subtraction(pub Vec<u64>);

impl Game for Subtraction {
    type Position = Vec<u64>;

    fn moves(&self, heaps: &Vec<u64>, visit: Visit<Vec<u64>>) {
        for (at, &heap) in heaps.iter().enumerate() {
            for &taken in self.0.iter().filter(|&&taken| taken <= heap) {
                let number = at + 1;
                visit(
                    replaced(heaps, at, heap - taken),
                    format_args!("take {taken} from heap {number}"),
                );
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
