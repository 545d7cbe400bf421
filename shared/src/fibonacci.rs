//! Fibonacci Nim: one heap; a move takes at least one stone and at most twice as many as the
//! opponent has just taken. The first move has a limit of its own: in the usual game it may take
//! anything but the whole heap. Whoever takes the last stone wins.
//!
//! Every positive integer is, in exactly one way, a sum of Fibonacci numbers `1, 2, 3, 5, 8, …` of
//! which no two are neighbours (E. Zeckendorf; C. G. Lekkerkerker 1952). The player to move wins
//! exactly when the smallest part of the heap may be taken (M. J. Whinihan, *Fibonacci Nim*, 1963).
//! So the usual game is lost for the first player exactly when the heap is a Fibonacci number.
//!
//! Taking the smallest part `f` wins: the next part is not a neighbour of `f`, hence greater than `2f`, and
//! the opponent cannot take it. A player who must take fewer than `f` stones, say `t`, leaves a heap whose
//! smallest part is at most `2t`, and the opponent can take that part. (Otherwise, as is shown below, the
//! parts of `t` would be parts of the whole heap, but they are less than `f`.)
//!
//! The sums repeat: the parts of `f + n` are `f` and those of `n`, for each `n` that is less than the
//! Fibonacci number before `f`.
//!
#![cfg_attr(doc, doc = include_str!("../pictures/zeckendorf.svg"))]
//!
//! Taking `t` stones wins if the smallest part of the rest is greater than `2t`. Then it is not a neighbour
//! of a part of `t`, so the parts of the rest and those of `t` together are the parts of the heap: each
//! winning move takes one or more of the smallest parts.
//!
//! To count the heaps that are won with a limit on the first move, count those that are lost: the sums of
//! parts greater than the limit. Numbers are ordered as their lists of parts are, greatest part first.
//! Replacing the least Fibonacci number above the limit by 1, the next one by 2, and so on, gives every
//! number once and keeps the order, so it numbers the lost heaps 0, 1, 2, 3, …. The last lost heap up to a
//! bound consists of the parts of the bound that are greater than the limit.
//!
//! Paste alone.

use std::hint::black_box;

/// The parts of a number, greatest first: the Fibonacci numbers, no two of them neighbours, whose sum it
/// is.
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
    parts(number).collect()
}

/// The parts of a number, greatest first.
fn parts(number: u64) -> impl Iterator<Item = u64> {
    let mut rest = number;
    let numbers = numbers_up_to(number).iter().rev().copied();
    numbers.filter(move |&number| {
        let is_part = number <= rest;
        if is_part {
            rest -= number;
        }
        is_part
    })
}

/// The Fibonacci numbers 1, 2, 3, 5, … below 2⁶⁴.
static NUMBERS: [u64; 92] = {
    let mut numbers = [1; 92];
    numbers[1] = 2;
    let mut at = 2;
    while at < numbers.len() {
        numbers[at] = numbers[at - 2] + numbers[at - 1];
        at += 1;
    }
    numbers
};

/// The Fibonacci numbers 1, 2, 3, 5, … up to a bound.
fn numbers_up_to(bound: u64) -> &'static [u64] {
    &NUMBERS[..NUMBERS.partition_point(|&number| number <= bound)]
}

/// Returns whether the player to move wins if he may take at most `limit` stones now (Whinihan 1963): all
/// but one in the first move of the usual game, twice the opponent's number in every later one.
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
    // The smallest part is at most what the greater parts leave, so the loop can stop early. In the first move of the
    // usual game it stops after a single part, which takes a fifth of the time.
    let mut rest = heap;
    while rest > limit {
        let numbers = numbers_up_to(rest);
        rest -= numbers[numbers.len() - 1];
    }
    rest > 0
}

/// All positions that winning moves lead to, each as the heap and the limit of the next move, from
/// the fewest stones taken to the most. Empty exactly when the player to move loses.
///
/// A limit beyond `u64` is returned as `u64::MAX`; the heap is then empty.
///
/// # Complexity
///
/// O(log n) for a heap of n.
///
/// # Examples
///
/// ```
/// use shared::fibonacci::winning_moves;
///
/// assert_eq!(winning_moves(20, 19), [(18, 4)]); // 13 + 5 + 2: takes 2
/// assert_eq!(winning_moves(22, 21), [(21, 2)]); // 21 + 1: takes 1
/// assert_eq!(winning_moves(22, 22), [(21, 2), (0, 44)]);
/// assert_eq!(winning_moves(18, 4), []); // 13 + 5
/// ```
pub fn winning_moves(heap: u64, limit: u64) -> Vec<(u64, u64)> {
    let mut moves = Vec::new();
    let mut parts = zeckendorf(heap);
    let mut taken = 0;
    while let Some(part) = parts.pop() {
        taken += part;
        if taken > limit {
            break;
        }
        let next_limit = taken.saturating_mul(2);
        if parts.last().map_or(true, |&next| next > next_limit) {
            moves.push((heap - taken, next_limit));
        }
    }
    moves
}

/// The number of heaps of 1, 2, … up to `largest` from which the player to move wins if he may take at most
/// `limit` stones now.
///
/// # Complexity
///
/// O(log n) for heaps up to n.
///
/// # Examples
///
/// ```
/// use shared::fibonacci::count_wins;
///
/// assert_eq!(count_wins(10, 1), 4); // 1, 4 = 3 + 1, 6 = 5 + 1, 9 = 8 + 1
/// assert_eq!(count_wins(10, 2), 7); // also 2, 7 = 5 + 2, 10 = 8 + 2
/// assert_eq!(count_wins(10, 0), 0);
/// ```
pub fn count_wins(largest: u64, limit: u64) -> u64 {
    let numbers = numbers_up_to(largest);
    let above = &numbers[numbers_up_to(limit).len().min(numbers.len())..];
    let (mut rest, mut lost) = (largest, 0);
    for (&part, &rank) in above.iter().zip(numbers).rev() {
        // Avoids a branch that the processor would often predict wrongly; `black_box` keeps the compiler
        // from introducing it. Two thirds of the time.
        let taken = black_box(u64::from(part <= rest)).wrapping_neg();
        rest -= part & taken;
        lost += rank & taken;
    }
    largest - lost
}
