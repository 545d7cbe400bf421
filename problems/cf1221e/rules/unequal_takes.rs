//! A row of cells: Left fills a fixed number of consecutive free cells, Right another number.

use super::{Partizan, Player, Visit};
use crate::listed::Listed;

/// The numbers of cells that Left and Right fill. A position is the runs of free cells, in
/// ascending order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnequalTakes(pub [u64; 2]);

impl Partizan for UnequalTakes {
    type Position = Vec<u64>;

    fn moves(&self, runs: &Vec<u64>, player: Player, visit: Visit<Vec<u64>>) {
        let filled = self.0[player as usize];
        for (at, &run) in runs.iter().enumerate().filter(|&(_, &run)| run >= filled) {
            for before in 0..=(run - filled) / 2 {
                let mut rest = runs.clone();
                rest.remove(at);
                rest.extend([before, run - filled - before]);
                let number = at + 1;
                visit(
                    sorted(rest),
                    format_args!("fill {filled} cells of run {number}, after {before}"),
                );
            }
        }
    }

    fn draw(&self, runs: &Vec<u64>) -> String {
        runs.iter().map(|&run| ".".repeat(run as usize)).listed().join("X")
    }
}

/// The nonempty runs, in ascending order.
pub fn sorted(mut runs: Vec<u64>) -> Vec<u64> {
    runs.retain(|&run| run > 0);
    runs.sort_unstable();
    runs
}
