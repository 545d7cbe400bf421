//! Exact Nim: Nim in which a move takes stones from exactly `k` heaps, any positive number from each.
//! Whoever finds fewer than `k` nonempty heaps cannot move, and loses.
//!
//! With `n ≤ 2k` heaps, the player to move loses exactly in these positions:
//!
//! - if `n < 2k`, those without a move: in any other position, emptying `k` heaps leaves fewer than `k`;
//! - if `n = 2k`, those in which more than half of the heaps have the least size. In such a position, fewer
//!   than `k` heaps are larger, so a move makes one of the least heaps smaller, and then only heaps among
//!   the `k` that it touched can have the least size. And if at most half of the heaps have the least size,
//!   a move that reduces `k` of the others to it leaves more than half of that size.
//!
//! For `n > 2k` no such rule is known, except for `k = 1`, which is Nim (E. Boros, V. Gurvich, N. B. Ho, K.
//! Makino, P. Mursic, *On the Sprague–Grundy function of exact k-Nim*, 2018).
//!
//! Paste alone.

/// Returns whether the player to move wins in normal play if a move touches exactly `k` heaps.
///
/// # Complexity
///
/// O(n) for n heaps.
///
/// # Panics
///
/// If `k` is less than half of the number of heaps, or 0.
///
/// # Examples
///
/// ```
/// use shared::exact_nim::wins;
///
/// assert!(wins(&[3, 1, 4, 1], 2));
/// assert!(!wins(&[3, 1, 1, 1], 2));
/// assert!(!wins(&[5, 9, 0], 3));
/// ```
pub fn wins(heaps: &[u64], k: usize) -> bool {
    level(heaps, k).is_some()
}

/// A position that a winning move in normal play leads to: if there are several, the one in the proof above. `None`
/// exactly when the player to move loses.
///
/// # Complexity
///
/// O(n) for n heaps.
///
/// # Panics
///
/// If `k` is less than half of the number of heaps, or 0.
///
/// # Examples
///
/// ```
/// use shared::exact_nim::winning_move;
///
/// assert_eq!(winning_move(&[3, 1, 4, 1], 2), Some(vec![1, 1, 1, 1]));
/// assert_eq!(winning_move(&[7, 5], 1), Some(vec![5, 5]));
/// assert_eq!(winning_move(&[8, 8], 1), None);
/// ```
pub fn winning_move(heaps: &[u64], k: usize) -> Option<Vec<u64>> {
    let level = level(heaps, k)?;
    let mut rest = heaps.to_vec();
    let greater = rest.iter_mut().filter(|heap| **heap > level);
    greater.take(k).for_each(|heap| *heap = level);
    Some(rest)
}

/// The size to which a winning move reduces `k` larger heaps, if there is such a move.
fn level(heaps: &[u64], k: usize) -> Option<u64> {
    assert!(k > 0, "a move touches at least one heap");
    assert!(heaps.len().saturating_sub(k) <= k, "a move touches at least half of the heaps");
    let is_half = heaps.len() - k.min(heaps.len()) == k;
    let level = if is_half { heaps.iter().copied().min().unwrap_or(0) } else { 0 };
    let greater = heaps.iter().filter(|&&heap| heap > level).count();
    (greater >= k).then_some(level)
}
