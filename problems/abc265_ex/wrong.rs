//! The player with more free moves wins; if both have equally many, the nim-sum decides.

use proconio::input;
use shared::modular::Modular;

type Mod = Modular<998_244_353>;

/// The placements in which the first player has more free moves: half of those that are not
/// balanced.
fn with_more_moves(rows: usize, columns: usize) -> Mod {
    let all = Mod::new((columns * (columns - 1)) as u64).pow(rows as u64);
    let half = Mod::new(2).inverse().expect("the modulus is odd");
    (all - with_equal_moves(rows, columns)) * half
}

/// The placements in which both have equally many free moves.
fn with_equal_moves(rows: usize, columns: usize) -> Mod {
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

/// Counts every balanced placement as won, whatever its nim-sum.
pub fn balanced() {
    input! { rows: usize, columns: usize }
    let won = with_more_moves(rows, columns) + with_equal_moves(rows, columns);
    println!("{}", won.value());
}

/// Counts only the placements in which the first player has more free moves, not the balanced ones
/// with a nim-sum other than 0.
pub fn more() {
    input! { rows: usize, columns: usize }
    println!("{}", with_more_moves(rows, columns).value());
}
