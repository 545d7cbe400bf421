//! Heaps: a move takes a number of counters that is coprime to the heap.

use super::{Game, Visit, draw_heaps, heaps_alone, replaced};

/// A position is the heaps, including empty ones.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CoprimeTakes;

impl Game for CoprimeTakes {
    type Position = Vec<u64>;

    fn moves(&self, heaps: &Vec<u64>, visit: Visit<Vec<u64>>) {
        for (at, &heap) in heaps.iter().enumerate() {
            for taken in (1..=heap).filter(|&taken| are_coprime(heap, taken)) {
                let number = at + 1;
                let name = format_args!("take {taken} from heap {number}");
                visit(replaced(heaps, at, heap - taken), name);
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

/// Returns whether two numbers are coprime, by Euclid's algorithm.
pub fn are_coprime(a: u64, b: u64) -> bool {
    if b == 0 { a == 1 } else { are_coprime(b, a % b) }
}
