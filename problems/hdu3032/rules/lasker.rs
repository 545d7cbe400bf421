//! Lasker's Nim: a move takes any number of counters from one heap, or splits one heap in two.

use super::{Game, Visit, draw_heaps, heaps_alone};

/// A position is the heaps as [`normalized`] leaves them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Lasker;

impl Game for Lasker {
    type Position = Vec<u64>;

    fn moves(&self, heaps: &Vec<u64>, visit: Visit<Vec<u64>>) {
        for (at, &heap) in heaps.iter().enumerate() {
            let number = at + 1;
            let with = |parts: &[u64]| normalized([&heaps[..at], parts, &heaps[at + 1..]].concat());
            for taken in 1..=heap {
                visit(with(&[heap - taken]), format_args!("take {taken} from heap {number}"));
            }
            for part in 1..=heap / 2 {
                let rest = heap - part;
                visit(
                    with(&[part, rest]),
                    format_args!("split heap {number} into {part} and {rest}"),
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

/// Nonempty heaps in ascending order, so that equivalent positions become the same.
pub fn normalized(mut heaps: Vec<u64>) -> Vec<u64> {
    heaps.retain(|&heap| heap > 0);
    heaps.sort_unstable();
    heaps
}
