//! A self-avoiding walk over a square board from its corner. One player walks along dominoes.

use crate::Random;
use crate::board::{Cell, beside};
use rand::SeedableRng;
use rand::seq::IndexedRandom;

/// Returns whether the first player makes the last move, if one player moves along dominoes that cover the
/// board, or on an odd board all but the corner, and the other moves at random. The first player uses the
/// dominoes on an even board, and the second on an odd one.
pub fn first_wins(side: usize) -> bool {
    let rng = &mut Random::seed_from_u64(side as u64);
    let mut cell = (0, 0);
    let mut visited = vec![vec![false; side]; side];
    visited[0][0] = true;
    let mut is_first = true;
    loop {
        let mut free = beside(cell).to_vec();
        free.retain(|next| next.0.max(next.1) < side && !visited[next.0][next.1]);
        let domino = other_half(side, cell);
        let goes_along = is_first == side.is_multiple_of(2);
        cell = match free.choose(rng) {
            None => return !is_first,
            Some(_) if goes_along && free.contains(&domino) => domino,
            Some(&next) => next,
        };
        visited[cell.0][cell.1] = true;
        is_first = !is_first;
    }
}

/// The other cell of a cell's domino. Dominoes are horizontal on an even board. On an odd board, they leave out the
/// corner, are horizontal in the first row, and cover the other rows in pairs.
fn other_half(side: usize, (row, column): Cell) -> Cell {
    let other = |number: usize| ((number + 1) ^ 1).wrapping_sub(1);
    match (side % 2, row) {
        (0, _) => (row, column ^ 1),
        (_, 0) => (0, other(column)),
        _ => (other(row), column),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dominoes_cover_all_cells_but_the_corner_of_an_odd_board() {
        for side in 1..7 {
            let cells = (0..side).flat_map(|row| (0..side).map(move |column| (row, column)));
            for cell in cells.skip(side % 2) {
                let other = other_half(side, cell);
                assert!(beside(cell).contains(&other) && other_half(side, other) == cell);
                assert!(other.0.max(other.1) < side);
            }
        }
    }

    #[test]
    fn who_goes_along_dominoes_wins() {
        for side in 1..50 {
            assert_eq!(first_wins(side), side % 2 == 0, "{side}");
        }
    }
}
