//! Merging piles: a move merges two piles into one, which may have at most `most` stones. The game
//! begins with piles of one stone each; whoever cannot move loses.
//!
//! Whatever the opponent does, each player can ensure that the fewest possible piles are left in the end:
//! `⌈n / most⌉` for `n` stones. Then `n - ⌈n / most⌉` moves have been made, since each move reduces the
//! number of piles by 1. So the first player wins exactly when this number is odd: the winner is the player
//! who ensures it.
//!
//! That player always leaves a *tidy* position: apart from full piles and single stones, there is at most
//! one other pile, the growing pile. The first position is tidy. In a tidy position a move adds a single
//! stone to the growing pile, or merges two single stones. So if there is a move, there is one that leaves
//! a tidy position: it adds a single stone to the growing pile, or merges two if there is none. If there is no move,
//! at most one pile is not full, and as few piles as possible are left.
//!
//! The opponent makes a tidy position untidy only by merging two single stones while there is a growing
//! pile. The answer merges the new pile with the growing one. If they are too large together, the growing
//! pile lacks just one stone, and the answer adds a single stone to it. If there is no single stone, there
//! is no move at all, and the two piles have `most + 1` stones together: again as few piles as possible are
//! left.
//!
//! The problem is 人人尽说江南好 from the Hebei selection contest, 2014.
//!
//! Paste alone.

/// Returns whether the player to move wins, from piles of one stone each, that is, whether `⌈piles / most⌉`
/// differs from `piles` by an odd number.
///
/// # Complexity
///
/// O(1).
///
/// # Panics
///
/// If `most` is 0.
///
/// # Examples
///
/// ```
/// use shared::merging::wins;
///
/// assert!(wins(2, 2));
/// assert!(!wins(7, 3)); // 3 + 3 + 1, after four moves
/// assert!(!wins(5, 1));
/// ```
pub fn wins(piles: u64, most: u64) -> bool {
    assert!(most > 0, "most must be at least 1");
    let (full, rest) = (piles / most, piles % most);
    let left = full + u64::from(rest > 0);
    (piles - left) % 2 == 1
}
