//! Lowering the numbers of a matrix along paths to the right and down. Checks by play the claim that the
//! P-positions are those in which each antidiagonal has nim-sum 0.

use super::nim_sum;
use crate::Random;
use rand::seq::IndexedRandom;
use rand::{Rng, SeedableRng};

type Rows = Vec<Vec<u64>>;

fn sums(rows: &[Vec<u64>]) -> Vec<u64> {
    let columns = rows.first().map_or(0, Vec::len);
    let mut sums = vec![0; rows.len() + columns];
    for (row, numbers) in rows.iter().enumerate() {
        for (column, &number) in numbers.iter().enumerate() {
            sums[row + column] = nim_sum([sums[row + column], number]);
        }
    }
    sums
}

/// The move that leaves each antidiagonal with nim-sum 0, from the first one with another nim-sum to the
/// right, then down.
pub fn winning_move(rows: &[Vec<u64>]) -> Option<Rows> {
    let sums = sums(rows);
    let first = sums.iter().position(|sum| *sum != 0)?;
    let columns = rows.first().map_or(0, Vec::len);
    let lower = |row: &usize| {
        let number = rows[*row].get(first.wrapping_sub(*row));
        number.is_some_and(|&number| nim_sum([number, sums[first]]) < number)
    };
    let mut row = (0..rows.len()).find(lower)?;
    let mut left = rows.to_vec();
    for diagonal in first..rows.len() + columns - 1 {
        row = row.max(diagonal + 1 - columns.min(diagonal + 1));
        let number = &mut left[row][diagonal - row];
        *number = nim_sum([*number, sums[diagonal]]);
    }
    Some(left)
}

/// Lowers a random number, and makes some on a random path small.
fn random_move(rows: &[Vec<u64>], rng: &mut Random) -> Option<Rows> {
    let mut positive = Vec::new();
    for (row, numbers) in rows.iter().enumerate() {
        let columns = (0..numbers.len()).filter(|&column| numbers[column] > 0);
        positive.extend(columns.map(|column| (row, column)));
    }
    let &(mut row, mut column) = positive.choose(rng)?;
    let mut left = rows.to_vec();
    left[row][column] = rng.random_range(0..rows[row][column]);
    loop {
        if rng.random() {
            row += 1;
        } else {
            column += 1;
        }
        let Some(number) = left.get_mut(row).and_then(|row| row.get_mut(column)) else {
            return Some(left);
        };
        *number = rng.random_range(0..8_u64).saturating_sub(5);
    }
}

/// Plays until all numbers are 0 or the game has become long.
///
/// # Panics
///
/// If a move does not have the claimed effect.
pub fn play(mut rows: Rows) {
    let rng = &mut Random::seed_from_u64(1);
    for _ in 0..100 {
        rows = winning_move(&rows).unwrap_or(rows);
        let is_lost = sums(&rows).iter().all(|sum| *sum == 0);
        assert!(is_lost, "a move leaves {rows:?}");
        let Some(left) = random_move(&rows, rng) else {
            return;
        };
        rows = left;
        assert!(winning_move(&rows).is_some(), "a loss leads to a loss: {rows:?}");
    }
}
