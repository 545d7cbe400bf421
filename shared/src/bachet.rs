//! Bachet's game: one heap; a move takes at least one stone and at most `most`. Whoever takes the
//! last stone wins.
//!
//! The player to move loses exactly when the heap is a multiple of `most + 1` (C. G. Bachet de Méziriac,
//! *Problèmes plaisans et délectables*, 1612): the other player answers each move with one that makes the
//! two together take `most + 1` stones, down to the last stone.
//!
//! More precisely, a heap is worth a Nim heap of its remainder modulo `most + 1`. If it has at least `most`
//! stones, its options have every remainder but its own; if it has fewer, they have every smaller one. So
//! several heaps together, which are Nim with a limit on the moves, are lost exactly when the nim-sum of
//! the remainders is 0.
//!
//! Paste alone.

/// Returns whether the player to move wins.
///
/// # Complexity
///
/// O(1).
///
/// # Examples
///
/// ```
/// use shared::bachet::wins;
///
/// assert!(wins(23, 2));
/// assert!(!wins(24, 2));
/// assert!(wins(u64::MAX, u64::MAX));
/// ```
pub fn wins(heap: u64, most: u64) -> bool {
    value(heap, most) > 0
}

/// All heaps that winning moves leave: the next lower multiple of `most + 1`, or none exactly when the
/// player to move loses.
///
/// # Complexity
///
/// O(1).
///
/// # Examples
///
/// ```
/// use shared::bachet::winning_moves;
///
/// assert_eq!(winning_moves(23, 2), [21]);
/// assert_eq!(winning_moves(24, 2), []);
/// ```
pub fn winning_moves(heap: u64, most: u64) -> Vec<u64> {
    let excess = value(heap, most);
    let winning = (excess > 0).then_some(heap - excess);
    winning.into_iter().collect()
}

/// The Grundy value of a heap: its remainder modulo `most + 1`.
///
/// # Complexity
///
/// O(1).
///
/// # Examples
///
/// ```
/// use shared::bachet::value;
/// use shared::nim;
///
/// assert_eq!(value(23, 2), 2);
/// // Heaps of 5, 6 and 7 are lost with up to 3 stones a move, but not with up to 4.
/// assert_eq!(nim::sum([5, 6, 7].map(|heap| value(heap, 3))), 0);
/// assert_eq!(nim::sum([5, 6, 7].map(|heap| value(heap, 4))), 3);
/// ```
pub fn value(heap: u64, most: u64) -> u64 {
    match most.checked_add(1) {
        Some(round) => heap % round,
        None => heap, // no heap reaches u64::MAX + 1
    }
}
