//! Wythoff's game: two heaps; a move takes from one heap, or the same number from both.
//!
//! The cold pairs (the positions that the player to move loses) are `(⌊kφ⌋, ⌊kφ⌋ + k)` for
//! `k = 0, 1, 2, …`, where `φ = (1 + √5) / 2` (W. A. Wythoff, *A modification of the game of
//! Nim*, 1907). The sequences `⌊kφ⌋` and `⌊kφ⌋ + k = ⌊kφ²⌋` are complementary (Rayleigh's
//! theorem): each positive integer is in exactly one cold pair, and each difference occurs once.
//!
//! The cold pairs can also be found one after the other ([`recurrence`]): the smaller heap of the `k`th
//! pair is the least number that is in no earlier pair, and the other heap is greater by `k`. These pairs
//! share neither a number nor a difference, so no move leads from one to another. From any other heaps
//! `x ≤ y`, some move leads to a cold pair: `x` is in some pair, and if its partner is less than `y`, a
//! move leaves that pair. If not, `x` is the smaller heap of a pair with a greater difference than `y - x`,
//! and taking from both heaps leads to the pair with difference `y - x`.
//!
//! So the cold pairs follow two lines, and every other position has a cold pair nearer to the corner in its row, its
//! column or its diagonal.
//!
#![cfg_attr(doc, doc = include_str!("../pictures/cold-pairs.svg"))]
//!
//! Doubles give wrong results from about 10⁸ on. This module computes `⌊kφ⌋` exactly, because `φ` is
//! replaced by a convergent of its continued fraction: no fraction with a denominator up to `q` lies
//! strictly between `φ` and its convergent `p/q`, so `⌊k·p/q⌋ = ⌊kφ⌋` for every `k ≤ q` if `p/q < φ`.
//!
//! Paste alone.

/// `F₉₃` and `F₉₄`: `F₉₄/F₉₃` is a convergent below `φ`, and `⌊kφ⌋` exceeds `u64` before `k` reaches `F₉₃`.
const CONVERGENT: (u128, u128) = (12_200_160_415_121_876_738, 19_740_274_219_868_223_167);

/// The cold pairs with the differences `0, 1, …, pairs - 1`, smaller heaps first, by Wythoff's recurrence:
/// each pair consists of the least number that is not in an earlier pair, and that number plus the index of
/// the pair.
///
/// # Complexity
///
/// O(pairs).
///
/// # Examples
///
/// ```
/// use shared::wythoff::recurrence;
///
/// assert_eq!(recurrence(6), [(0, 0), (1, 2), (3, 5), (4, 7), (6, 10), (8, 13)]);
/// ```
pub fn recurrence(pairs: usize) -> Vec<(u64, u64)> {
    let mut found: Vec<(u64, u64)> = Vec::new();
    let mut least = 0; // all numbers below are used
    let mut passed = 1; // the pairs whose greater heap is below `least`; (0, 0) is one number
    for place in 0..pairs {
        while passed < place && found[passed].1 == least {
            least += 1;
            passed += 1;
        }
        found.push((least, least + place as u64));
        least += 1;
    }
    found
}

/// The smaller heap `⌊kφ⌋` of the cold pair with difference `k`, or `None` if it is above `u64::MAX`.
///
/// # Complexity
///
/// O(1).
///
/// # Examples
///
/// ```
/// use shared::wythoff::lower;
///
/// let first: Vec<_> = (0..6).map(|k| lower(k).unwrap()).collect();
/// assert_eq!(first, [0, 1, 3, 4, 6, 8]);
/// assert_eq!(lower(u64::MAX), None);
/// ```
pub fn lower(k: u64) -> Option<u64> {
    let (denominator, numerator) = CONVERGENT;
    let k = u128::from(k);
    if k >= denominator {
        return None;
    }
    u64::try_from(k * numerator / denominator).ok()
}

/// The other heap of the only cold pair that contains a heap of `a`, or `None` if it is above `u64::MAX`.
///
/// # Complexity
///
/// O(1).
///
/// # Examples
///
/// ```
/// use shared::wythoff::partner;
///
/// assert_eq!(partner(4), Some(7));
/// assert_eq!(partner(7), Some(4));
/// assert_eq!(partner(0), Some(0));
/// ```
pub fn partner(a: u64) -> Option<u64> {
    let (denominator, numerator) = CONVERGENT;
    let below = (u128::from(a) * denominator / numerator) as u64; // ⌊a/φ⌋
    let k = below + 1; // the only k for which ⌊kφ⌋ can be a
    if lower(k) == Some(a) {
        a.checked_add(k)
    } else {
        // The integers 1..=a are the ⌊a/φ⌋ numbers ⌊φ⌋, ⌊2φ⌋, … and the m numbers ⌊φ²⌋, …, ⌊mφ²⌋ = a. So
        // the partner ⌊mφ⌋ = a - m is ⌊a/φ⌋.
        Some(below)
    }
}

/// Returns whether the player to move wins with heaps of `a` and `b`, that is, whether they are not a cold
/// pair.
///
/// A smaller heap of `a` and a difference of `k` are cold if `a ≤ kφ < a + 1`. Since `x = kφ` solves `x(x -
/// k) = k²`, whose left side grows from `x = k` on, this means `a(a - k) ≤ k² < (a + 1)(a + 1 - k)`.
///
/// # Complexity
///
/// O(1).
///
/// # Examples
///
/// ```
/// use shared::wythoff::wins;
///
/// assert!(!wins(2, 1));
/// assert!(wins(8, 4));
/// assert!(!wins(1_618_033_988, 2_618_033_988));
/// assert!(wins(1_618_033_989, 2_618_033_989));
/// ```
pub fn wins(a: u64, b: u64) -> bool {
    let (a, k) = (a.min(b), a.abs_diff(b));
    if a < k {
        return true;
    }
    // Avoids a division, and uses 64 bits if they are enough.
    let is_cold = if a < u64::from(u32::MAX) {
        a * (a - k) <= k * k && k * k < (a + 1) * (a + 1 - k)
    } else {
        let (a, k) = (u128::from(a), u128::from(k));
        a * (a - k) <= k * k && k * k < (a + 1) * (a + 1 - k)
    };
    !is_cold
}

/// All positions that winning moves from heaps of `a` and `b` lead to: the cold pairs that one move
/// reaches, in the order of the arguments. Empty exactly when the player to move loses.
///
/// There are at most three: one that keeps the difference, and one that keeps each heap.
///
/// # Complexity
///
/// O(1).
///
/// # Examples
///
/// ```
/// use shared::wythoff::winning_moves;
///
/// assert_eq!(winning_moves(7, 9), [(3, 5), (7, 4)]);
/// assert_eq!(winning_moves(7, 4), []);
/// ```
pub fn winning_moves(a: u64, b: u64) -> Vec<(u64, u64)> {
    let difference = a.abs_diff(b);
    let low = lower(difference).filter(|&low| low <= a.min(b));
    let from_both =
        low.map(|low| if a <= b { (low, low + difference) } else { (low + difference, low) });
    let from_b = partner(a).map(|rest| (a, rest));
    let from_a = partner(b).map(|rest| (rest, b));
    let mut moves: Vec<_> = [from_both, from_b, from_a]
        .into_iter()
        .flatten()
        .filter(|&rest| rest != (a, b) && rest.0 <= a && rest.1 <= b)
        .collect();
    moves.dedup();
    moves
}
