//! Staircase Nim: coins lie on the steps of a staircase; a move takes any positive number of
//! coins from one step to the next lower one. The lowest step leads to the ground, where coins
//! stay. Whoever cannot move loses.
//!
//! The coins on every second step, beginning with the lowest, are Nim heaps, and the others do not count
//! (R. P. Sprague, *Über zwei Abarten von Nim*, 1937; also E. R. Berlekamp, J. H. Conway, R. K. Guy,
//! *Winning Ways*, ch. 15). A move from a counting step takes coins out of a heap, as in Nim. A move from any
//! other step adds coins to a heap; but the opponent at once takes the same coins one step further down,
//! which restores the heap. The coins come nearer to the ground each time, so this ends.
//!
//! So a staircase is worth the nim-sum of the heaps on its steps 1, 3, 5, … from the ground.
//!
#![cfg_attr(doc, doc = include_str!("../pictures/staircase.svg"))]
//!
//! Rows of tokens that slide in one direction are staircases: the gaps between the tokens are the steps,
//! and a move of a token takes free cells from the gap in front of it to the gap behind it.
//!
//! In terms of the tokens: they are paired from the rearmost one on, each with the next one in front of it.
//! If the foremost one is left over, it is paired with the end of the row that it faces. The free cells
//! within the pairs are the heaps.
//!
#![cfg_attr(doc, doc = include_str!("../pictures/chessmen.svg"))]
//!
//! Paste with `nim`.

use super::nim;

/// Returns whether the player to move wins, given the numbers of coins on the steps, from the lowest up.
///
/// # Complexity
///
/// O(n) for n steps.
///
/// # Examples
///
/// ```
/// use shared::staircase::wins;
///
/// assert!(wins(&[1, 0, 0]));
/// assert!(!wins(&[0, 5, 0]));
/// assert!(!wins(&[3, 7, 3]));
/// ```
pub fn wins(steps: &[u64]) -> bool {
    nim::sum(heaps(steps)) != 0
}

/// All positions that winning moves lead to. Empty exactly when the player to move loses.
///
/// If `s` is the nim-sum of the heaps, then a heap of `a` must become one of `a ⊕ s`: by a move from its
/// step if that is less, and otherwise by a move to its step, if the step above has enough coins. So there
/// is at most one winning move for each heap.
///
/// # Complexity
///
/// O(n) for n steps, and as much for each winning move.
///
/// # Panics
///
/// If a move leaves more than `u64::MAX` coins on a step.
///
/// # Examples
///
/// ```
/// use shared::staircase::winning_moves;
///
/// assert_eq!(winning_moves(&[1, 0, 3]), [[1, 2, 1]]);
/// assert_eq!(winning_moves(&[1, 2, 3]), [[3, 0, 3], [1, 4, 1]]);
/// assert!(winning_moves(&[3, 7, 3]).is_empty());
/// ```
pub fn winning_moves(steps: &[u64]) -> Vec<Vec<u64>> {
    let sum = nim::sum(heaps(steps));
    let mut moves = Vec::new();
    if sum == 0 {
        return moves;
    }
    for (at, &heap) in steps.iter().enumerate().step_by(2) {
        let wanted = heap ^ sum;
        let above = steps.get(at + 1).copied().unwrap_or(0);
        if wanted < heap {
            moves.push(taken_down(steps, at, heap - wanted));
        } else if wanted - heap <= above {
            moves.push(taken_down(steps, at + 1, wanted - heap));
        }
    }
    moves
}

/// The position after a move of coins from a step to the next lower one.
fn taken_down(steps: &[u64], from: usize, coins: u64) -> Vec<u64> {
    let mut steps = steps.to_vec();
    steps[from] -= coins;
    if let Some(below) = from.checked_sub(1) {
        let sum = steps[below].checked_add(coins);
        steps[below] = sum.expect("there are too many coins for one step");
    }
    steps
}

/// The coins on every second step, beginning with the lowest.
fn heaps(steps: &[u64]) -> impl Iterator<Item = &u64> {
    steps.iter().step_by(2)
}
