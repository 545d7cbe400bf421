//! Boards of letters.

use super::all_lists;
use crate::Random;
use crate::board::Board;
use rand::Rng;

/// Every board of this size over an alphabet.
pub fn all_boards(
    rows: usize,
    columns: usize,
    alphabet: &'static str,
) -> impl Iterator<Item = Board> {
    let letters: Vec<char> = alphabet.chars().collect();
    let cells = (rows * columns) as u32;
    all_lists(cells..=cells, 0..=letters.len() as u64 - 1).map(move |cells| {
        let row = |row: &[u64]| row.iter().map(|&cell| letters[cell as usize]).collect();
        cells.chunks(columns).map(row).collect()
    })
}

/// A board of two letters, of which each cell has the second one with this probability.
pub fn board(
    random: &mut Random,
    [rows, columns]: [usize; 2],
    letters: [char; 2],
    probability: f64,
) -> Board {
    let mut cell = || letters[usize::from(random.random_bool(probability))];
    let mut row = || (0..columns).map(|_| cell()).collect();
    (0..rows).map(|_| row()).collect()
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
        let random = &mut Random::seed_from_u64(1);
        for probability in [0.0, 0.5, 1.0] {
            assert!(all.contains(&board(random, [2, 3], ['a', 'b'], probability)));
        }
        let full = board(random, [1, 2], ['a', 'b'], 1.0);
        assert_eq!(full, [['b', 'b']]);
    }
}
