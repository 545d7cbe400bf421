//! End-Nim: a move takes any number of counters from the leftmost or the rightmost heap of a row.

use super::{Game, Visit, draw_heaps, replaced};

/// A position is the remaining heaps.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct EndNim;

impl Game for EndNim {
    type Position = Vec<u64>;

    fn moves(&self, row: &Vec<u64>, visit: Visit<Vec<u64>>) {
        let ends = match row.len() {
            0 => &[][..],
            1 => &[(0, "only")][..],
            all => &[(0, "leftmost"), (all - 1, "rightmost")][..],
        };
        for &(at, end) in ends {
            let mut rest = row.clone();
            rest.remove(at);
            visit(rest, format_args!("take the {end} heap"));
            for left in 1..row[at] {
                let taken = row[at] - left;
                visit(replaced(row, at, left), format_args!("take {taken} from the {end} heap"));
            }
        }
    }

    fn draw(&self, row: &Vec<u64>) -> String {
        draw_heaps(row)
    }
}
