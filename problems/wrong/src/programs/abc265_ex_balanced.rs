//! ABC265 Ex, wrong: takes every balanced placement for won, whatever its nim-sum.

use proconio::input;

const MODULUS: u64 = 998_244_353;

pub fn main() {
    input! { rows: usize, columns: usize }
    let all = (columns * (columns - 1)) as u64;
    let total = (0..rows).fold(1, |product, _| product * all % MODULUS);
    // What is not balanced is more for either player.
    let balanced = balanced(rows, columns);
    let more = (total + MODULUS - balanced) % MODULUS * ((MODULUS + 1) / 2);
    println!("{}", (more + balanced) % MODULUS);
}

/// The number of placements in which both players have equally many free moves.
fn balanced(rows: usize, columns: usize) -> u64 {
    let middle = rows * (columns - 2);
    let mut counts = vec![0; 2 * middle + 1];
    counts[middle] = 1;
    for _ in 0..rows {
        let mut after = vec![0; counts.len()];
        for (at, &count) in counts.iter().enumerate().filter(|(_, &count)| count != 0) {
            for left in 0..columns {
                for right in (0..columns).filter(|&right| right != left) {
                    let shifted = if left < right {
                        at + left + right + 1 - columns
                    } else {
                        at
                    };
                    after[shifted] = (after[shifted] + count) % MODULUS;
                }
            }
        }
        counts = after;
    }
    counts[middle]
}
