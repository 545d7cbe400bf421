//! Grundy values: every impartial game is worth a heap of Nim.
//!
//! In an impartial game both players have the same moves; in this module a game always ends, and whoever
//! cannot move loses. The *Grundy value* of a position is the least number that is not the value of an
//! option: the [`mex`] (minimum excluded value) of the options' values. A position without moves has value
//! 0, and a heap of `n` in Nim has value `n`.
//!
//! Two theorems make the values useful (R. P. Sprague 1935, P. M. Grundy 1939):
//!
//! - the player to move loses exactly at value 0, so these are the P-positions, and all others are
//!   N-positions: from 0 each move leads to another value, and from any other value some move leads
//!   to 0;
//! - the value of a sum of games, where a move is a move in one of them, is the exclusive or of their
//!   values. So a hundred heaps cost only a hundred times as much as one heap.
//!
//! Two positions of the same value can be exchanged in any sum: they are *equivalent*; see
//! [`impartial_form`](super::impartial_form).
//!
//! In this library, a sum is the *disjunctive* sum under the long rule: it goes on until no game in it has
//! a move. In the *conjunctive* sum a player moves in every game at once, and the durations of the games
//! decide; in the *selective* sum he moves in one game or more, and loses exactly when all games of the sum
//! are lost: see [`compounds`](super::compounds).
//!
//! This module computes the values of heaps ([`heap_values`]) and of the vertices of a graph
//! ([`dag_values`]), and the winning moves of a sum ([`winning_moves`]). For heaps from which a move takes
//! one of certain amounts see [`subtraction`](super::subtraction), for heaps that may be broken in two see
//! [`octal`](super::octal), for positions of any other kind see [`search`](super::search).
//!
//! Paste with `lists`, `nim`.

use super::lists::Adjacency;
use super::nim;

/// The least number that is not among the values.
///
/// # Complexity
///
/// O(n) time and memory for n values, however large they are.
///
/// # Examples
///
/// ```
/// use shared::grundy::mex;
///
/// assert_eq!(mex([0, 1, 3, 1]), 2);
/// assert_eq!(mex([1, 2]), 0);
/// assert_eq!(mex([]), 0);
/// ```
pub fn mex(values: impl IntoIterator<Item = u64>) -> u64 {
    // Values are usually small: those below 64 are stored as bits of a word.
    let mut small = 0_u64;
    let mut large = Vec::new();
    for value in values {
        match value {
            0..=63 => small |= 1 << value,
            _ => large.push(value - 64),
        }
    }
    if small != u64::MAX {
        return u64::from(small.trailing_ones());
    }
    let mut seen = vec![false; large.len()]; // n values have a mex of at most n
    for value in large {
        if value < seen.len() as u64 {
            seen[value as usize] = true;
        }
    }
    let absent = seen.iter().position(|&seen| !seen);
    64 + absent.unwrap_or(seen.len()) as u64
}

/// The value of a sum of heaps: the nim-sum of their values (Sprague 1935, Grundy 1939).
///
/// # Complexity
///
/// O(heaps).
///
/// # Panics
///
/// If a heap has no entry in `values`.
///
/// # Examples
///
/// ```
/// use shared::grundy::sum_value;
///
/// let values = [0, 1, 2, 0, 1, 2]; // one or two counters a move
/// assert_eq!(sum_value(&values, &[4, 5, 3]), 3);
/// ```
pub fn sum_value(values: &[u64], heaps: &[u64]) -> u64 {
    nim::sum(heaps.iter().map(|&heap| value(values, heap)))
}

/// The value of a heap.
fn value(values: &[u64], heap: u64) -> u64 {
    let place = usize::try_from(heap).ok();
    match place.and_then(|place| values.get(place)) {
        Some(&value) => value,
        None => panic!("a heap of {heap} has no value: only {} values are given", values.len()),
    }
}

/// Returns whether the player to move wins a sum of heaps, that is, whether its value is not 0.
///
/// # Complexity
///
/// O(heaps).
///
/// # Panics
///
/// If a heap has no entry in `values`.
///
/// # Examples
///
/// ```
/// use shared::grundy::wins;
///
/// let values = [0, 1, 2, 0, 1, 2]; // one or two counters a move
/// assert!(wins(&values, &[4, 5, 3]));
/// assert!(!wins(&values, &[4, 1]));
/// ```
pub fn wins(values: &[u64], heaps: &[u64]) -> bool {
    sum_value(values, heaps) != 0
}

/// The values of the heaps `0..=largest` in a game in which a move replaces a heap by smaller ones.
///
/// `options(n)` lists the replacements of a heap of `n`: each option is a list of heaps, all of them
/// smaller than `n`; the empty list removes the heap.
///
/// # Complexity
///
/// O(total length of all options).
///
/// # Panics
///
/// If an option contains a heap that is not smaller.
///
/// # Examples
///
/// Grundy's game: a move splits a heap into two unequal ones.
///
/// ```
/// use shared::grundy::heap_values;
///
/// let grundy = heap_values(10, |heap| {
///     (1..heap).map(|part| vec![part, heap - part]).filter(|parts| parts[0] < parts[1]).collect()
/// });
/// assert_eq!(grundy, [0, 0, 0, 1, 0, 2, 1, 0, 2, 1, 0]);
/// ```
pub fn heap_values(largest: u64, mut options: impl FnMut(u64) -> Vec<Vec<u64>>) -> Vec<u64> {
    let mut values = Vec::new();
    for heap in 0..=largest {
        let reached = options(heap);
        let value = mex(reached.iter().map(|heaps| sum_value(&values, heaps)));
        values.push(value);
    }
    values
}

/// The values of the vertices of a directed graph, or `None` if it has a cycle. A token stands on a vertex,
/// and a move takes it along an arc to one of the options of that vertex.
///
/// # Complexity
///
/// O(vertices + arcs), without recursion.
///
/// # Panics
///
/// If an option is not a vertex.
///
/// # Examples
///
/// ```
/// use shared::grundy::dag_values;
/// use shared::lists::Adjacency;
///
/// let arcs = [(0, 1), (0, 2), (1, 2)];
/// assert_eq!(dag_values(&Adjacency::directed(3, &arcs)), Some(vec![2, 1, 0]));
/// assert_eq!(dag_values(&Adjacency::directed(2, &[(0, 1), (1, 0)])), None);
/// ```
pub fn dag_values(options: &Adjacency) -> Option<Vec<u64>> {
    // A value is at most the number of options, so these markers are not values. A vertex is open while its
    // options get their values.
    const UNKNOWN: u32 = u32::MAX;
    const OPEN: u32 = UNKNOWN - 1;
    let most = (0..options.len()).map(|vertex| options[vertex].len()).max();
    // For each value, the last vertex that had an option of that value, by its turn.
    let mut seen = vec![0_u32; most.map_or(0, |most| most + 1)];
    let mut turn = 0;
    let mut values = vec![UNKNOWN; options.len()];
    // The open vertices, each an option of the one before, with their options that have not been examined.
    let mut path = Vec::new();
    for start in 0..options.len() {
        if values[start] != UNKNOWN {
            continue;
        }
        values[start] = OPEN;
        path.push((start, options.neighbours(start)));
        while let Some((vertex, rest)) = path.last_mut() {
            if let Some(option) = rest.find(|&option| values[option] >= OPEN) {
                if values[option] == OPEN {
                    return None;
                }
                values[option] = OPEN;
                path.push((option, options.neighbours(option)));
            } else {
                turn += 1;
                for option in options.neighbours(*vertex) {
                    seen[values[option] as usize] = turn;
                }
                values[*vertex] = seen.iter().take_while(|&&at| at == turn).count() as u32;
                path.pop();
            }
        }
    }
    Some(values.into_iter().map(u64::from).collect())
}

/// All positions that winning moves in a sum of heaps lead to, with the new heaps in the place of the one
/// that they replace. Empty exactly when the player to move loses.
///
/// A move wins if it makes the nim-sum of the values 0. `values` and `options` are those of
/// [`heap_values`]. For tokens on a graph, a vertex is a heap, and its options are single vertices.
///
/// # Complexity
///
/// O(total length of the options of all heaps), and O(heaps) for each winning move.
///
/// # Panics
///
/// If a heap has no entry in `values`.
///
/// # Examples
///
/// ```
/// use shared::grundy::winning_moves;
///
/// // Nim: a heap of n becomes any smaller one.
/// let nim = |heap: u64| (0..heap).map(|rest| vec![rest]).collect();
/// let values = [0, 1, 2, 3, 4, 5];
/// assert_eq!(winning_moves(&values, &[1, 3, 5], nim), [[1, 3, 2]]);
/// ```
pub fn winning_moves(
    values: &[u64],
    heaps: &[u64],
    mut options: impl FnMut(u64) -> Vec<Vec<u64>>,
) -> Vec<Vec<u64>> {
    let sum = sum_value(values, heaps);
    let mut moves = Vec::new();
    for (at, &heap) in heaps.iter().enumerate() {
        let wanted = sum ^ value(values, heap);
        for option in options(heap) {
            if sum_value(values, &option) == wanted {
                moves.push([&heaps[..at], &option, &heaps[at + 1..]].concat());
            }
        }
    }
    moves
}
