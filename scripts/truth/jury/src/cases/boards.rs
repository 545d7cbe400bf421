//! Boards of letters.

use super::{all_lists, several};
use crate::Random;
use crate::board::{Board, Cell, beside};
use crate::listed::Listed;
use rand::Rng;
use rand::seq::IndexedRandom;

/// All boards of this size over an alphabet.
pub fn all_boards(
    rows: usize,
    columns: usize,
    alphabet: &'static str,
) -> impl Iterator<Item = Board> {
    let letters: Vec<char> = alphabet.chars().listed();
    let cells = rows * columns;
    all_lists(cells..=cells, 0..=letters.len() as u64 - 1).map(move |cells| {
        let row = |row: &[u64]| row.iter().map(|&cell| letters[cell as usize]).listed();
        cells.chunks(columns).map(row).listed()
    })
}

/// A board of two letters, the second with this probability.
pub fn board(
    rng: &mut Random,
    [rows, columns]: [usize; 2],
    letters: [char; 2],
    probability: f64,
) -> Board {
    let mut cell = || letters[usize::from(rng.random_bool(probability))];
    several(rows, || several(columns, &mut cell))
}

/// A self-avoiding random walk between adjacent cells, until it is stuck or long enough.
pub fn walk(rng: &mut Random, [rows, columns]: [usize; 2]) -> Vec<Cell> {
    let longest = rng.random_range(1..=rows * columns);
    let mut cell = (rng.random_range(0..rows), rng.random_range(0..columns));
    let mut walk = vec![cell];
    while walk.len() < longest {
        let mut next = beside(cell).to_vec();
        next.retain(|next| next.0 < rows && next.1 < columns && !walk.contains(next));
        let Some(&chosen) = next.choose(rng) else {
            break;
        };
        cell = chosen;
        walk.push(cell);
    }
    walk
}

/// All boards of up to `cells` cells with these letters.
pub fn boards_up_to(cells: usize, alphabet: &'static str) -> impl Iterator<Item = Board> {
    let mut sizes = Vec::new();
    for rows in 1..=cells {
        sizes.extend((1..=cells / rows).map(|columns| (rows, columns)));
    }
    let sizes = sizes.into_iter();
    sizes.flat_map(move |(rows, columns)| all_boards(rows, columns, alphabet))
}

/// A boustrophedon walk through all cells.
pub fn snake([rows, columns]: [usize; 2]) -> Vec<Cell> {
    let there = (0..columns).map(|column| (0, column));
    let and_back = (0..columns).rev().map(|column| (1, column));
    let two_rows: Vec<Cell> = there.chain(and_back).listed();
    let mut all: Vec<Cell> = Vec::new();
    for above in (0..rows).step_by(2) {
        all.extend(two_rows.iter().map(|(row, column)| (above + row, *column)));
    }
    all.truncate(rows * columns);
    all
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand::SeedableRng;
    use std::collections::BTreeSet;

    #[test]
    fn boards_have_their_size_and_letters() {
        let all: BTreeSet<Board> = all_boards(2, 3, "ab").collect();
        assert_eq!(all.len(), 64);
        let rng = &mut Random::seed_from_u64(1);
        for probability in [0.0, 0.5, 1.0] {
            assert!(all.contains(&board(rng, [2, 3], ['a', 'b'], probability)));
        }
        let full = board(rng, [1, 2], ['a', 'b'], 1.0);
        assert_eq!(full, [['b', 'b']]);
    }

    #[test]
    fn walks_go_by_the_sides_of_cells() {
        let rng = &mut Random::seed_from_u64(1);
        let mut walks: Vec<Vec<Cell>> = (0..50).map(|_| walk(rng, [3, 4])).collect();
        walks.push(snake([3, 4]));
        assert_eq!(snake([3, 4]).len(), 12);
        for walk in walks {
            assert!(walk.windows(2).all(|step| beside(step[0]).contains(&step[1])));
            assert!(walk.iter().all(|cell| cell.0 < 3 && cell.1 < 4));
            let different: BTreeSet<&Cell> = walk.iter().collect();
            assert_eq!(different.len(), walk.len());
        }
    }
}
