//! Treblecross, decided by the runs of cells that are far enough from all crosses.

use super::{grundy_table, nim_sum};
use crate::listed::Listed;

/// The Grundy values of empty strips of up to `most` cells, by their definition.
pub fn empty_strips(most: usize) -> Vec<u64> {
    grundy_table(most, |run, values| {
        // A cross in the middle, with two cells on each side in which the next cross loses.
        let sides = (0..run).map(|at| [at.saturating_sub(2), (run - 1 - at).saturating_sub(2)]);
        sides.map(|sides| nim_sum(sides.map(|side| values[side]))).listed()
    })
}

/// Returns whether the player to move loses: there are three crosses in a row, or the next cross cannot
/// complete three and the runs of cells far enough from all crosses have nim-sum 0.
pub fn is_lost(cells: u32, crosses: u128, values: &[u64]) -> bool {
    let three = |crosses: u128| crosses & crosses >> 1 & crosses >> 2 != 0;
    let mut free = (0..cells).filter(|cell| crosses >> cell & 1 == 0);
    if three(crosses) {
        return true;
    }
    if free.any(|cell| three(crosses | 1 << cell)) {
        return false;
    }
    let near = crosses | crosses << 1 | crosses << 2 | crosses >> 1 | crosses >> 2;
    let safe: Vec<bool> = (0..cells).map(|cell| near >> cell & 1 == 0).listed();
    let runs = safe.chunk_by(|a, b| a == b).filter(|run| run[0]);
    nim_sum(runs.map(|run| values[run.len()])) == 0
}
