//! A matrix: a move lowers a number, and may set the others on a path from it to the right and
//! downwards to anything.

use super::{Game, Visit, draw_heaps, replaced, with_any};
use crate::listed::Listed;

/// The game in which no number is set above a bound, so that positions have finitely many moves. A
/// position is the numbers, row by row.
///
/// A search needs a bound that is one less than a power of two, and at least as large as any
/// number: a test checks that the outcomes of small positions are the same with larger bounds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Matrix {
    /// The number of columns.
    pub columns: usize,
    /// The bound on the numbers that a move sets.
    pub most: u64,
}

impl Matrix {
    fn paths(self, from: usize, cells: usize) -> Vec<Vec<usize>> {
        let mut paths = vec![vec![from]];
        let mut number = 0;
        while number < paths.len() {
            let last = paths[number][paths[number].len() - 1];
            let right = Some(last + 1).filter(|cell| cell % self.columns != 0);
            let down = Some(last + self.columns).filter(|&cell| cell < cells);
            for next in [right, down].into_iter().flatten() {
                paths.push([&paths[number][..], &[next]].concat());
            }
            number += 1;
        }
        paths
    }
}

impl Game for Matrix {
    type Position = Vec<u64>;

    fn moves(&self, numbers: &Vec<u64>, visit: Visit<Vec<u64>>) {
        let place = |cell| (cell / self.columns + 1, cell % self.columns + 1);
        let positive = numbers.iter().enumerate().filter(|(_, number)| **number > 0);
        for (start, &number) in positive {
            for path in self.paths(start, numbers.len()) {
                let lowered = (0..number).map(|number| replaced(numbers, start, number));
                let mut options: Vec<Vec<u64>> = lowered.listed();
                for &cell in &path[1..] {
                    options = with_any(&options, cell, self.most);
                }
                let (start, end) = (place(start), place(path[path.len() - 1]));
                for option in options {
                    let name = draw_heaps(&option);
                    visit(option, format_args!("from {start:?} to {end:?}: {name}"));
                }
            }
        }
    }

    fn draw(&self, numbers: &Vec<u64>) -> String {
        let rows: Vec<String> = numbers.chunks(self.columns).map(draw_heaps).listed();
        rows.join("\n")
    }
}
