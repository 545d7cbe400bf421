//! Merging piles: a move merges two piles into one, which may have at most `most` stones. The game
//! begins with piles of one stone each; whoever cannot move loses.
//!
//! Each player, whatever the other one does, can see to it that as few piles are left in the end as
//! possible: `⌈n / most⌉` of `n` stones. Then `n - ⌈n / most⌉` moves have been made, since each one
//! leaves one pile less, and the player who wants this number to be odd, or even, wins.
//!
//! That player always leaves a *tidy* position: apart from full piles and piles of one stone, there
//! is at most one other, the growing pile. The first position is tidy. In a tidy position a move adds
//! a single stone to the growing pile, or merges two single stones; so if there is a move, there is
//! one that leaves it tidy: of the first kind if a pile grows, else of the second. If there is no
//! move, at most one pile is not full: as few piles as possible are left.
//!
//! The opponent makes a tidy position untidy only by merging two single stones while another pile
//! grows. The answer merges these two piles. If they are too large together, the growing pile lacks
//! just one stone, and the answer adds a single one. If there is none, there is no move at all, and
//! the two piles have `most + 1` stones: again as few piles as possible are left.
//!
//! The problem is 人尽说江南好 of the Hebei selection contest, 2014.
//!
//! Paste alone.

/// Returns whether the player to move wins, from piles of one stone each: whether `⌈piles / most⌉` differs
/// from `piles` by an odd number.
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
    assert!(most > 0, "a pile may have at least 1 stone");
    let (full, rest) = (piles / most, piles % most);
    let left = full + u64::from(rest > 0);
    (piles - left) % 2 == 1
}
