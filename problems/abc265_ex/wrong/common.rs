//! The player with more free moves wins; if both have equally many, the nim-sum decides.

use shared::modular::Modular;

pub type Mod = Modular<998_244_353>;

/// The placements in which the first player has more free moves: half of those that are not
/// balanced.
pub fn more(rows: usize, columns: usize) -> Mod {
    let all = Mod::new((columns * (columns - 1)) as u64).pow(rows as u64);
    let half = Mod::new(2).inverse().expect("the modulus is odd");
    (all - balanced(rows, columns)) * half
}

/// The placements in which both have equally many free moves.
pub fn balanced(rows: usize, columns: usize) -> Mod {
    let middle = rows * (columns - 2);
    let mut counts = vec![Mod::ZERO; 2 * middle + 1];
    counts[middle] = Mod::ONE;
    for _ in 0..rows {
        let mut after = vec![Mod::ZERO; counts.len()];
        let some = |&(_, &count): &(usize, &Mod)| count != Mod::ZERO;
        for (at, &count) in counts.iter().enumerate().filter(some) {
            for left in 0..columns {
                for right in (0..columns).filter(|&right| right != left) {
                    let shifted = if left < right { at + left + right + 1 - columns } else { at };
                    after[shifted] += count;
                }
            }
        }
        counts = after;
    }
    counts[middle]
}
