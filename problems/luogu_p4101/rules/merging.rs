//! Merging piles: a move merges two piles into one, which must not become too large.

use super::{Game, Visit, draw_heaps};

/// A position is the piles in ascending order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Merging {
    /// The most counters of a pile.
    pub most: u64,
}

impl Game for Merging {
    type Position = Vec<u64>;

    fn moves(&self, piles: &Vec<u64>, visit: Visit<Vec<u64>>) {
        for (at, &a) in piles.iter().enumerate() {
            for (other, &b) in piles.iter().enumerate().skip(at + 1) {
                if a + b <= self.most {
                    let mut merged = piles.clone();
                    merged.remove(other);
                    merged[at] = a + b;
                    merged.sort_unstable();
                    visit(merged, format_args!("merge {a} and {b}"));
                }
            }
        }
    }

    fn draw(&self, piles: &Vec<u64>) -> String {
        draw_heaps(piles)
    }
}
