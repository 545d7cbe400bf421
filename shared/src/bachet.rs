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
    excess(heap, most) > 0
}

/// All heaps that winning moves leave. Empty exactly when the player to move loses, and else one:
/// the next lower multiple of `most + 1`.
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
    let excess = excess(heap, most);
    let winning = (excess > 0).then_some(heap - excess);
    winning.into_iter().collect()
}

/// How many stones the heap has beyond a multiple of `most + 1`.
fn excess(heap: u64, most: u64) -> u64 {
    match most.checked_add(1) {
        Some(round) => heap % round,
        None => heap, // no heap reaches u64::MAX + 1
    }
}
