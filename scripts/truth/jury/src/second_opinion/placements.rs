//! Placements of lances, counted row by row.

use super::choose_column;
use crate::graph::ascending_pairs;
use crate::listed::Listed;

const MODULUS: u64 = 998_244_353;

/// Counts the placements that the first player wins: those with numbers of a positive sum, or of sum 0 and
/// heaps of a nonzero nim-sum.
pub fn won_placements(height: usize, width: usize) -> u64 {
    let numbers = wins_and_draws_by_numbers(height, width);
    let heaps = all_and_lost_heaps(height, width);
    (0..=height).fold(0, |won, rows| {
        let ([positive, zero], [all, lost]) = (numbers[rows], heaps[height - rows]);
        let won_here = (positive * all + zero * (all + MODULUS - lost)) % MODULUS;
        let choose = choose_column(rows as u64, height, MODULUS)[height];
        (won + won_here * choose) % MODULUS
    })
}

fn total(ways: &[u64]) -> u64 {
    ways.iter().fold(0, |sum, ways| (sum + ways) % MODULUS)
}

/// The numbers of ways to place the pieces in 0, 1, … rows, with the first player's on the left, so that this
/// player's surplus of moves is positive, or 0.
fn wins_and_draws_by_numbers(height: usize, width: usize) -> Vec<[u64; 2]> {
    // The shift of the sums per row, so that none is negative.
    let shift = width - 2;
    let pairs = ascending_pairs(width).into_iter();
    let row: Vec<usize> =
        pairs.map(|(first, second, ())| shift + first + second + 1 - width).listed();
    let mut sums = vec![1];
    let mut ways = Vec::new();
    for rows in 0..=height {
        let zero = rows * shift;
        ways.push([total(&sums[zero + 1..]), sums[zero]]);
        let mut longer = vec![0; sums.len() + 2 * shift];
        for (sum, ways) in sums.iter().enumerate() {
            for more in &row {
                longer[sum + more] = (longer[sum + more] + ways) % MODULUS;
            }
        }
        sums = longer;
    }
    ways
}

/// The numbers of ways to place the pieces in 0, 1, … rows, with the second player's on the left: all ways,
/// and those with nim-sum 0.
fn all_and_lost_heaps(height: usize, width: usize) -> Vec<[u64; 2]> {
    let mut sums = [0; 32];
    sums[0] = 1;
    let mut ways = Vec::new();
    for _ in 0..=height {
        ways.push([total(&sums), sums[0]]);
        let mut more = [0; 32];
        for (sum, ways) in sums.iter().enumerate() {
            for gap in 0..width - 1 {
                let places = (width - 1 - gap) as u64;
                more[sum ^ gap] = (more[sum ^ gap] + ways * places) % MODULUS;
            }
        }
        sums = more;
    }
    ways
}
