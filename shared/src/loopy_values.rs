//! Impartial games that may go on for ever: their values are nimbers, and ∞ with a set of nimbers.
//!
//! In a sum of games whose positions may come back, play may be drawn. Each position still has a value: either a
//! nimber `*n`, or `∞(A)` with a set A of nimbers. These decide every sum (C. A. B. Smith, *Graphs and composite
//! games*, 1966; A. S. Fraenkel and Y. Perl, *Constructions in combinatorial games with cycles*, 1975):
//!
//! - of nimbers alone, with the nim-sum n: lost if n is 0, else won;
//! - of one `∞(A)` and nimbers with the nim-sum n: won if n is in A, else drawn;
//! - of two or more `∞`, and anything: drawn.
//!
//! The nimbers are given in ascending order. For n, moves to smaller nimbers are left out. Of the positions that
//! have a move to each smaller one, those get n that are lost in the game that remains, in which a position
//! that is known to be `∞` may also stay as it is, so that it cannot be lost. Those that are drawn become
//! `∞`, and those that are won wait for a greater nimber. The A of `∞(A)` are the nimbers that a move leads to.
//!
//! Why that decides sums. Each move from `*n` leads to a smaller nimber, or to a position from which a move leads
//! back to `*n`, and to a place where the remaining game is nearer to its end. So the player who has brought the
//! nim-sum to 0 answers a move to a smaller nimber as in Nim, and any other one by moving back. That ends,
//! since the nimbers become smaller, or stay and come nearer to their ends. Hence the first rule, and that
//! `∞(A)` with n in A is won. The sums that remain, called open, have no move to a lost one: it would make the only
//! `∞(A)` an n in A. They have a move to an open one. For let m be the least nimber not in A: as `∞(A)` was drawn when
//! m was given, it has a move to some `∞(B)` with m not in B either. Beside another `∞`, that move is as
//! good as any, and beside the nim-sum m as well; n is otherwise greater than m, and a move as in Nim brings it
//! down to m. So nobody can win an open sum, and nobody need lose it.
//!
//! Paste with `lists`, `retrograde`.

use super::retrograde::{self, Graph, Play};
use std::collections::BTreeSet;

/// The value of a position in sums.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Value {
    /// As much as a heap of Nim.
    Nimber(u64),
    /// `∞`, with the nimbers that a move leads to.
    Infinity(BTreeSet<u64>),
}

/// The result of perfect play for the player to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Outcome {
    /// The player to move wins.
    Win,
    /// The player to move loses.
    Loss,
    /// Neither player can force an end.
    Draw,
}

/// The values of all positions `0..positions` of a game with these moves, each from one to another.
///
/// # Complexity
///
/// O((positions + moves) n) where all nimbers are below n, which is O(√moves).
///
/// # Panics
///
/// If a move leads from or to a position that there is not, or if there are 2³¹ or more positions or moves.
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
/// // The move from 3 to 2 is answered by one to 1.
/// assert_eq!(values[3], Value::Nimber(1));
/// ```
pub fn values(positions: usize, moves: &[(usize, usize)]) -> Vec<Value> {
    let mut nimbers: Vec<Option<u64>> = vec![None; positions];
    let mut waiting: Vec<usize> = (0..positions).collect();
    // The moves that remain, and one from each ∞ to itself.
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

/// The value of a sum: `∞(A)` and `*n` are `∞` with the nim-sums of n and each nimber in A, and two `∞` are `∞`
/// with nothing.
///
/// # Complexity
///
/// O(a log a) for a value, where a is the size of the sets.
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

/// Returns what perfect play in a sum leads to.
///
/// # Complexity
///
/// That of [`sum`].
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
