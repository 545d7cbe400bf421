//! Exact Nim: a move takes any positive number of counters from each of a fixed number of heaps.

use super::{Game, Visit, draw_heaps, replaced};

/// Exact Nim with moves in this number of heaps, at least one. A position is the heaps, including
/// empty ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ExactNim(pub usize);

impl Game for ExactNim {
    type Position = Vec<u64>;

    fn moves(&self, heaps: &Vec<u64>, visit: Visit<Vec<u64>>) {
        // The positions with some of the first heaps reduced, each with the number of these.
        let mut options = vec![(heaps.clone(), 0)];
        for (at, &heap) in heaps.iter().enumerate() {
            for number in 0..options.len() {
                let (option, reduced) = options[number].clone();
                if reduced < self.0 {
                    let smaller = (0..heap).map(|rest| (replaced(&option, at, rest), reduced + 1));
                    options.extend(smaller);
                }
            }
        }
        for (option, _) in options.into_iter().filter(|(_, reduced)| *reduced == self.0) {
            let left = draw_heaps(&option);
            visit(option, format_args!("leave {left}"));
        }
    }

    fn draw(&self, heaps: &Vec<u64>) -> String {
        draw_heaps(heaps)
    }
}
