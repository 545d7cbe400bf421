//! Impartial games that may go on for ever: their values are nimbers, and ∞ with a set of nimbers.
//!
//! In a sum of games whose positions may come back, play may be drawn. Each position still has a value:
//! either a nimber `*n`, or `∞(A)` with a set A of nimbers. These values decide every sum (C. A. B. Smith,
//! *Graphs and composite games*, 1966; A. S. Fraenkel and Y. Perl, *Constructions in combinatorial games
//! with cycles*, 1975):
//!
//! - a sum of nimbers alone, with the nim-sum n, is lost if n is 0, otherwise won;
//! - a sum of one `∞(A)` and nimbers with the nim-sum n is won if n is in A, otherwise drawn;
//! - a sum with two or more `∞` is drawn.
//!
//! The nimbers are assigned in ascending order. For n, moves to smaller nimbers are left out, and in the
//! game that remains a position known to be `∞` may also stay as it is, so that it is never lost. Consider
//! the positions that have a move to each smaller nimber: those that are lost in the remaining game get n,
//! those that are drawn become `∞`, and those that are won wait for a greater nimber. The set A of `∞(A)`
//! consists of the nimbers that one move leads to.
//!
//! Proof that these values decide sums: each move from `*n` leads to a smaller nimber, or to a position
//! from which a move leads back to a `*n` where the remaining game is nearer to its end. So the player who
//! has brought the nim-sum to 0 answers a move to a smaller nimber as in Nim, and any other move by moving
//! back. This ends, since the nimbers become smaller, or stay and come nearer to their ends. Hence the
//! first rule, and the rule that `∞(A)` with n in A is won. Call the other sums open. An open sum has no
//! move to a lost sum, which would have to turn the only `∞(A)` into an n in A. But it has a move to an
//! open sum. To see this, let m be the least nimber not in A. Since `∞(A)` was drawn when m was assigned,
//! it has a move to some `∞(B)` with m not in B either. In a sum with another `∞`, or with the nim-sum m,
//! that move leads to an open sum. Beside any other nim-sum n not in A, n is greater than m, and a move as
//! in Nim brings it down to m. So neither player can win an open sum, and neither need lose it.
//!
//! Paste with `lists`, `retrograde`.

use super::retrograde::{self, Graph, Play};
use std::collections::BTreeSet;

/// The value of a position in sums.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Value {
    /// The value of a Nim heap.
    Nimber(u64),
    /// `∞`, with the set of the nimbers that a move leads to.
    Infinity(BTreeSet<u64>),
}

/// The result of perfect play for the player to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Outcome {
    /// The player to move wins.
    Win,
    /// The player to move loses.
    Loss,
    /// Neither player can force a win.
    Draw,
}

/// The values of all positions `0..positions` of a game, given its moves from one position to another.
///
/// # Complexity
///
/// O((positions + moves) n) where all nimbers are below n, which is O(√moves).
///
/// # Panics
///
/// If a move leads from or to a position that does not exist, or if there are 2³¹ or more positions or
/// moves.
///
/// # Examples
///
/// ```
/// use shared::loopy_values::{values, Value};
///
/// // From 2, a move leads back to it or to 1, which is a star; from 3, to 2 or to 0.
/// let values = values(4, &[(1, 0), (2, 2), (2, 1), (3, 2), (3, 0)]);
/// assert_eq!(values[..2], [Value::Nimber(0), Value::Nimber(1)]);
/// assert_eq!(values[2], Value::Infinity([1].into()));
/// // The move from 3 to 2 is answered by a move to 1.
/// assert_eq!(values[3], Value::Nimber(1));
/// ```
pub fn values(positions: usize, moves: &[(usize, usize)]) -> Vec<Value> {
    let mut nimbers: Vec<Option<u64>> = vec![None; positions];
    let mut waiting: Vec<usize> = (0..positions).collect();
    // The remaining moves, and a move from each ∞ to itself.
    let mut remaining = moves.to_vec();
    for nimber in 0.. {
        if waiting.is_empty() {
            break;
        }
        let outcomes = Graph::new(positions, &remaining).solve(Play::Normal);
        waiting.retain(|&position| match outcomes[position] {
            retrograde::Outcome::Win(_) => true,
            retrograde::Outcome::Loss(_) => {
                nimbers[position] = Some(nimber);
                false
            }
            retrograde::Outcome::Draw => {
                remaining.push((position, position));
                false
            }
        });
        remaining.retain(|&(from, to)| nimbers[from].is_none() && nimbers[to].is_none());
    }
    let mut reached = vec![BTreeSet::new(); positions];
    for &(from, to) in moves {
        if let (None, Some(nimber)) = (nimbers[from], nimbers[to]) {
            reached[from].insert(nimber);
        }
    }
    let valued = nimbers.into_iter().zip(reached);
    valued
        .map(|(nimber, reached)| match nimber {
            Some(nimber) => Value::Nimber(nimber),
            None => Value::Infinity(reached),
        })
        .collect()
}

/// The value of a sum: that of `∞(A)` and `*n` is `∞` with the nim-sums of n and each nimber in A, and that
/// of two `∞` is `∞` with the empty set.
///
/// # Complexity
///
/// O(a log a) for each value, where a is the size of the sets.
///
/// # Examples
///
/// ```
/// use shared::loopy_values::{sum, Value};
///
/// let infinity = |nimbers: &[u64]| Value::Infinity(nimbers.iter().copied().collect());
/// assert_eq!(sum(&[Value::Nimber(3), infinity(&[0, 1])]), infinity(&[2, 3]));
/// assert_eq!(sum(&[infinity(&[0]), infinity(&[0])]), infinity(&[]));
/// ```
pub fn sum(values: &[Value]) -> Value {
    let mut nim_sum = 0;
    let mut infinities = Vec::new();
    for value in values {
        match value {
            Value::Nimber(nimber) => nim_sum ^= nimber,
            Value::Infinity(reached) => infinities.push(reached),
        }
    }
    match infinities[..] {
        [] => Value::Nimber(nim_sum),
        [reached] => Value::Infinity(reached.iter().map(|nimber| nimber ^ nim_sum).collect()),
        _ => Value::Infinity(BTreeSet::new()),
    }
}

/// The outcome of a sum under perfect play.
///
/// # Complexity
///
/// The time of [`sum`].
///
/// # Examples
///
/// ```
/// use shared::loopy_values::{outcome, Outcome, Value};
///
/// let infinity = Value::Infinity([2].into());
/// assert_eq!(outcome(&[infinity.clone(), Value::Nimber(2)]), Outcome::Win);
/// assert_eq!(outcome(&[infinity, Value::Nimber(1)]), Outcome::Draw);
/// assert_eq!(outcome(&[]), Outcome::Loss);
/// ```
pub fn outcome(values: &[Value]) -> Outcome {
    match sum(values) {
        Value::Nimber(0) => Outcome::Loss,
        Value::Nimber(_) => Outcome::Win,
        Value::Infinity(reached) if reached.contains(&0) => Outcome::Win,
        Value::Infinity(_) => Outcome::Draw,
    }
}
