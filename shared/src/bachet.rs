//! Bachet's game: one heap; a move takes at least one stone and at most `most`. Whoever takes the
//! last stone wins.
//!
//! The player to move loses exactly when the heap is a multiple of `most + 1` (C. G. Bachet de
//! Méziriac, *Problèmes plaisans et délectables*, 1612): whatever one player takes from it, the
//! other fills up to `most + 1`, down to the last stone.

/// Whether the player to move wins.
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
    winning_move(heap, most).is_some()
}

/// How many stones the winning move takes, or `None` if the player to move loses. There is at
/// most one winning move: it leaves the next lower multiple of `most + 1`.
///
/// # Complexity
///
/// O(1).
///
/// # Examples
///
/// ```
/// use shared::bachet::winning_move;
///
/// assert_eq!(winning_move(23, 2), Some(2));
/// assert_eq!(winning_move(24, 2), None);
/// ```
pub fn winning_move(heap: u64, most: u64) -> Option<u64> {
    let taken = match most.checked_add(1) {
        Some(round) => heap % round,
        None => heap, // no heap reaches u64::MAX + 1
    };
    (taken > 0).then_some(taken)
}
