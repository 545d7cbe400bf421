//! ABC265 Ex: the player with more free moves wins; if both have as many, the nim-sum decides.

pub const MODULUS: u64 = 998_244_353;

/// The number of placements in which the first player has more free moves: half of those that are
/// not balanced.
pub fn more(rows: usize, columns: usize) -> u64 {
    let all = (columns * (columns - 1)) as u64;
    let total = (0..rows).fold(1, |product, _| product * all % MODULUS);
    (total + MODULUS - balanced(rows, columns)) % MODULUS * ((MODULUS + 1) / 2) % MODULUS
}

/// The number of placements in which both players have equally many free moves.
pub fn balanced(rows: usize, columns: usize) -> u64 {
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
