//! Nim: heaps of stones; a move takes any positive number of stones from one heap.
//!
//! The *nim-sum* `a ⊕ b` adds without carries: the exclusive or of the binary digits. In normal play, where
//! whoever takes the last stone wins, the player to move loses exactly in the positions with nim-sum 0:
//! these are the P-positions, all others are N-positions (C. L. Bouton, *Nim, a game with a complete
//! mathematical theory*, 1901). This follows from two facts. From a nim-sum of 0, every move changes some
//! digit of one heap, hence of the sum, which is then not 0. From a nim-sum `s ≠ 0`, some heap `a` has the
//! leading digit of `s`; so `a ⊕ s < a`, and reducing `a` to it brings the sum back to 0.
//!
//! So for two heaps `a` and `b` there is exactly one third heap that makes a P-position: `a ⊕ b`. It is not
//! `a' ⊕ b` for any `a' < a` and not `a ⊕ b'` for any `b' < b`, since no move leads from one P-position to
//! another. Every smaller third heap is one of these: it makes an N-position, whose winning move can only
//! be in `a` or `b`. Hence `a ⊕ b` is the *mex* (minimum excluded number) of all `a' ⊕ b` and `a ⊕ b'`,
//! which defines the nim-sum without binary digits.
//!
//! Adding 2ⁿ to one of two numbers below 2ⁿ adds it to their nim-sum, and adding it to both changes
//! nothing. So the table of nim-sums consists of copies of its corner.
//!
#![cfg_attr(doc, doc = include_str!("../pictures/nim-addition.svg"))]
//!
//! Nim stands for all impartial games: each of their positions is worth a single heap of Nim, and a sum of
//! positions is worth the nim-sum of their heaps (R. P. Sprague 1935, P. M. Grundy 1939).
//!
//! In *misère* play, where whoever takes the last stone loses, the winner plays as in normal play until a
//! move would leave only heaps of one stone. If the winner in normal play would leave an even number of
//! them, the winner in misère play leaves an odd number (Bouton, in the same paper).
//!
//! Paste alone.

use std::borrow::Borrow;

/// The nim-sum of some heaps, given by value or by reference. For two heaps, it is the only third heap that
/// makes a P-position with them.
///
/// # Complexity
///
/// O(n) for n heaps.
///
/// # Examples
///
/// ```
/// use shared::nim::sum;
///
/// assert_eq!(sum(&[3, 4, 5]), 2);
/// assert_eq!(sum([1, 2, 3]), 0);
/// assert_eq!(sum((1..=10).filter(|heap| heap % 2 == 1)), 9);
/// assert_eq!(sum([0; 0]), 0);
/// ```
pub fn sum(heaps: impl IntoIterator<Item = impl Borrow<u64>>) -> u64 {
    let heaps = heaps.into_iter();
    heaps.fold(0, |sum, heap| sum ^ *heap.borrow())
}

/// Returns whether the player to move wins in normal play, that is, whether the nim-sum is not 0 (Bouton
/// 1901).
///
/// # Complexity
///
/// O(n) for n heaps.
///
/// # Examples
///
/// ```
/// use shared::nim::wins;
///
/// assert!(wins(&[3, 4, 5]));
/// assert!(!wins(&[1, 2, 3]));
/// assert!(!wins(&[]));
/// ```
pub fn wins(heaps: &[u64]) -> bool {
    sum(heaps) != 0
}

/// All positions that winning moves in normal play lead to. Empty exactly when the player to move
/// loses.
///
/// From a nim-sum of `s ≠ 0`, they reduce a heap `a` to `a ⊕ s` if that is less than `a`. There is one such
/// move for each heap that has the leading digit of `s`, so their number is odd.
///
/// # Complexity
///
/// O(n) for n heaps, and as much for each winning move.
///
/// # Examples
///
/// ```
/// use shared::nim::winning_moves;
///
/// assert_eq!(winning_moves(&[3, 4, 5]), [[1, 4, 5]]);
/// assert_eq!(winning_moves(&[2, 6, 7, 4]), [[2, 1, 7, 4], [2, 6, 0, 4], [2, 6, 7, 3]]);
/// assert!(winning_moves(&[1, 2, 3]).is_empty());
/// ```
pub fn winning_moves(heaps: &[u64]) -> Vec<Vec<u64>> {
    one_reduced(heaps, sum(heaps))
}

/// All positions with one heap reduced that change the nim-sum by `change`.
fn one_reduced(heaps: &[u64], change: u64) -> Vec<Vec<u64>> {
    let reducible = (0..heaps.len()).filter(|&at| heaps[at] ^ change < heaps[at]);
    reducible
        .map(|at| {
            let mut rest = heaps.to_vec();
            rest[at] ^= change;
            rest
        })
        .collect()
}

/// Returns whether the player to move wins in misère play: as in normal play while some heap has two
/// stones or more, and otherwise exactly when the number of stones is even (Bouton 1901).
///
/// # Complexity
///
/// O(n) for n heaps.
///
/// # Examples
///
/// ```
/// use shared::nim::wins_misere;
///
/// assert!(wins_misere(&[3, 4, 5]));
/// assert!(!wins_misere(&[1, 2, 3]));
/// assert!(!wins_misere(&[1, 1, 1]));
/// assert!(wins_misere(&[]));
/// ```
pub fn wins_misere(heaps: &[u64]) -> bool {
    let only_ones = heaps.iter().all(|&heap| heap <= 1);
    wins(heaps) != only_ones
}

/// All positions that winning moves in misère play lead to. Empty exactly when the player to move
/// loses, or when no stone is left and the player has won.
///
/// If two or more heaps have at least two stones, the winning moves are those of normal play: no move
/// leaves only heaps of 1. If exactly one heap has two or more, it is reduced to 1 or 0, so that an odd
/// number of heaps of 1 is left. If there are only heaps of 1, and their number is even, taking any of them
/// wins.
///
/// # Complexity
///
/// O(n) for n heaps, and as much for each winning move.
///
/// # Examples
///
/// ```
/// use shared::nim::winning_moves_misere;
///
/// assert_eq!(winning_moves_misere(&[3, 4, 5]), [[1, 4, 5]]);
/// assert_eq!(winning_moves_misere(&[1, 4]), [[1, 0]]);
/// assert_eq!(winning_moves_misere(&[1, 1]), [[0, 1], [1, 0]]);
/// assert!(winning_moves_misere(&[1]).is_empty());
/// ```
pub fn winning_moves_misere(heaps: &[u64]) -> Vec<Vec<u64>> {
    let large = heaps.iter().filter(|&&heap| heap > 1).count();
    let sum_to_leave = u64::from(large <= 1);
    one_reduced(heaps, sum(heaps) ^ sum_to_leave)
}
