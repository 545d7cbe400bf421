//! End-Nim: a move takes any number of counters from the leftmost or the rightmost heap of a row.

use super::{Game, Visit, draw_heaps};

/// End-Nim. A position is the heaps that are left in the row, none of them empty.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct EndNim;

impl Game for EndNim {
    type Position = Vec<u64>;

    fn moves(&self, row: &Vec<u64>, visit: Visit<Vec<u64>>) {
        if let [first, inner @ ..] = row.as_slice() {
            visit(inner.to_vec(), format_args!("take the leftmost heap"));
            for rest in 1..*first {
                let taken = first - rest;
                visit(
                    [&[rest], inner].concat(),
                    format_args!("take {taken} from the leftmost heap"),
                );
            }
        }
        if let [inner @ .., last] = row.as_slice() {
            visit(inner.to_vec(), format_args!("take the rightmost heap"));
            for rest in 1..*last {
                let taken = last - rest;
                visit(
                    [inner, &[rest]].concat(),
                    format_args!("take {taken} from the rightmost heap"),
                );
            }
        }
    }

    fn draw(&self, row: &Vec<u64>) -> String {
        draw_heaps(row)
    }
}
