//! Fibonacci Nim: one heap; a move takes at least one stone and at most twice as many as the
//! opponent has just taken. The first move has a limit of its own: in the usual game it may take
//! anything but the whole heap. Whoever takes the last stone wins.
//!
//! Every positive integer is, in exactly one way, a sum of Fibonacci numbers `1, 2, 3, 5, 8, …` of
//! which no two are neighbours (E. Zeckendorf; C. G. Lekkerkerker 1952). The player to move wins
//! exactly if the smallest part of the heap may be taken (M. J. Whinihan, *Fibonacci Nim*, 1963).
//! So the usual game is lost for the first player exactly if the heap is a Fibonacci number.
//!
//! Who takes the smallest part `f` wins: the next part is no neighbour of `f`, hence greater than
//! `2f`, and the opponent cannot take it. Who must take less than that, `t` stones, leaves a heap
//! whose smallest part is at most `2t`, and the opponent can take that.

/// The parts of a number: the Fibonacci numbers, no two of them neighbours, that it is the sum of,
/// greatest first.
///
/// # Complexity
///
/// O(log n) for the number n.
///
/// # Examples
///
/// ```
/// use shared::fibonacci::zeckendorf;
///
/// assert_eq!(zeckendorf(100), [89, 8, 3]);
/// assert_eq!(zeckendorf(13), [13]);
/// assert_eq!(zeckendorf(0), []);
/// ```
pub fn zeckendorf(number: u64) -> Vec<u64> {
    let (mut smaller, mut part) = (1, 1);
    while part <= number.saturating_sub(smaller) {
        (smaller, part) = (part, smaller + part);
    }
    let mut parts = Vec::new();
    let mut rest = number;
    while rest > 0 {
        if part <= rest {
            parts.push(part);
            rest -= part;
        }
        (smaller, part) = (part - smaller, smaller);
    }
    parts
}

/// Whether the player to move wins with a heap of which at most `limit` stones may be taken now
/// (Whinihan 1963): the whole heap less one in the first move of the usual game, twice the
/// opponent's number in every later one.
///
/// # Complexity
///
/// O(log n) for a heap of n.
///
/// # Examples
///
/// ```
/// use shared::fibonacci::wins;
///
/// assert!(!wins(13, 12));
/// assert!(wins(14, 13));
/// assert!(wins(13, 13));
/// assert!(!wins(20, 1)); // 13 + 5 + 2
/// assert!(!wins(0, 7));
/// ```
pub fn wins(heap: u64, limit: u64) -> bool {
    winning_move(heap, limit).is_some()
}

/// How many stones the smallest winning move takes with a heap of which at most `limit` may be
/// taken now, or `None` if the player to move loses.
///
/// It takes the smallest part of the heap; fewer stones never win, more sometimes do.
///
/// # Complexity
///
/// O(log n) for a heap of n.
///
/// # Examples
///
/// ```
/// use shared::fibonacci::winning_move;
///
/// assert_eq!(winning_move(20, 19), Some(2)); // 13 + 5 + 2
/// assert_eq!(winning_move(18, 4), None); // 13 + 5
/// ```
pub fn winning_move(heap: u64, limit: u64) -> Option<u64> {
    let smallest = zeckendorf(heap).last().copied();
    smallest.filter(|&part| part <= limit)
}
