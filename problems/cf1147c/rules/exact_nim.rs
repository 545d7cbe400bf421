//! Exact Nim: a move takes any positive number of counters from each of a fixed number of heaps.

use super::{Game, Visit, draw_heaps, reduced};

/// Exact Nim with moves in this number of heaps, at least one. A position is the heaps, including
/// empty ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ExactNim(pub usize);

impl Game for ExactNim {
    type Position = Vec<u64>;

    fn moves(&self, heaps: &Vec<u64>, visit: Visit<Vec<u64>>) {
        for (option, _) in
            reduced(heaps, self.0).into_iter().filter(|(_, reduced)| *reduced == self.0)
        {
            let left = draw_heaps(&option);
            visit(option, format_args!("leave {left}"));
        }
    }

    fn draw(&self, heaps: &Vec<u64>) -> String {
        draw_heaps(heaps)
    }
}
