//! Candy Piles: a move eats a largest pile whole, or one candy of every pile. Whoever eats the last candy
//! loses (AtCoder Grand Contest 002, problem E).
//!
//! The piles in descending order are the columns of a Young diagram. Eating the largest pile cuts off the
//! first column, and eating a candy of each pile cuts off the bottom row. So a token walks from the corner
//! of the diagram, one cell to the right or one cell up, and whoever makes it step off the diagram loses: a
//! player who is to move with the token outside has already won.
//!
//! **Two cells of the diagram that are neighbours on a diagonal, going up to the right, have the same
//! outcome.** Suppose that this is true for all cells farther from the corner than `c`, and let `d` be the next cell
//! after `c` on its diagonal.
//!
//! - If `d` is lost, both moves from `c` lead to cells with a move to `d`. Those cells are won, so `c` is
//!   lost.
//! - If `d` is won, by a move to the lost cell `e`, then `e` is in the diagram, and the same move from `c`
//!   leads to the cell diagonally before `e`. Like `e`, that cell is lost, so `c` is won.
//!
//! So all cells of a diagonal have the same outcome.
//!
#![cfg_attr(doc, doc = include_str!("../pictures/candy-piles.svg"))]
//!
//! In particular, the corner has the outcome of the last cell of its diagonal. From there the first move
//! goes to the right or up, and all later moves must keep that direction, since the other one leads off the
//! diagram at once. If `n` cells lie beyond the last cell of the diagonal, the walk has `n` moves, and the
//! player to move at its end loses. So the first player wins exactly when `n` is odd in at least one of the
//! two directions.
//!
//! Paste alone.

/// Returns whether the player to move wins in Candy Piles. Empty piles do not count; if no candy is left,
/// the opponent has just eaten the last one.
///
/// # Complexity
///
/// O(n) for n piles.
///
/// # Examples
///
/// ```
/// use shared::candy_piles::wins_misere;
///
/// assert!(wins_misere(&[1, 3]));
/// assert!(!wins_misere(&[1, 2, 3]));
/// assert!(!wins_misere(&[1]));
/// assert!(wins_misere(&[]));
/// ```
pub fn wins_misere(piles: &[u64]) -> bool {
    // The number of piles of each size; larger ones count as the last.
    let mut counts = vec![0; piles.len() + 1];
    for &pile in piles {
        counts[pile.min(piles.len() as u64) as usize] += 1;
    }
    // The last cell of the diagonal is the last `cell` for which `cell` piles are at least as high.
    let mut at_least = 0;
    let cell = (1..=piles.len()).rev().find(|&cell| {
        at_least += counts[cell];
        at_least >= cell
    });
    let Some(cell) = cell else {
        return true;
    };
    let beside = at_least - cell;
    let higher = piles.iter().filter(|&&pile| pile > cell as u64);
    let above = match higher.clone().min() {
        Some(least) if higher.count() == cell => least - cell as u64,
        _ => 0,
    };
    above % 2 == 1 || beside % 2 == 1
}

/// The piles after winning moves, each time in ascending order and without empty ones. The list is empty
/// exactly when the player to move loses or there is no candy.
///
/// # Complexity
///
/// O(n log n) for n piles.
///
/// # Examples
///
/// ```
/// use shared::candy_piles::winning_moves_misere;
///
/// assert_eq!(winning_moves_misere(&[1, 3]), [vec![1]]);
/// assert_eq!(winning_moves_misere(&[2, 2, 2]), [vec![2, 2], vec![1, 1, 1]]);
/// assert!(winning_moves_misere(&[1, 2, 3]).is_empty());
/// ```
pub fn winning_moves_misere(piles: &[u64]) -> Vec<Vec<u64>> {
    let mut piles = piles.to_vec();
    piles.retain(|&pile| pile > 0);
    piles.sort_unstable();
    let Some((_, without_greatest)) = piles.split_last() else {
        return Vec::new();
    };
    let one_fewer = piles.iter().filter(|&&pile| pile > 1).map(|pile| pile - 1);
    let mut moves = vec![without_greatest.to_vec(), one_fewer.collect()];
    moves.retain(|piles| !wins_misere(piles));
    moves.dedup();
    moves
}
