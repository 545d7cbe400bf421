//! Tokens on a strip of cells: a move slides one to the left by any distance, without jumping over another.

use super::{Game, Visit, replaced};

/// A position is the ascending list of the tokens' cells, counted from 1.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Strip;

impl Game for Strip {
    type Position = Vec<u64>;

    fn moves(&self, cells: &Vec<u64>, visit: Visit<Vec<u64>>) {
        let mut behind = 0;
        for (at, &cell) in cells.iter().enumerate() {
            for to in behind + 1..cell {
                visit(replaced(cells, at, to), format_args!("slide the token on {cell} to {to}"));
            }
            behind = cell;
        }
    }

    fn draw(&self, cells: &Vec<u64>) -> String {
        let last = cells.last().copied().unwrap_or(0);
        let cell = |cell| if cells.contains(&cell) { 'o' } else { '.' };
        (1..=last).map(cell).collect()
    }
}
