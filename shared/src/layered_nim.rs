//! Nim in layers: heaps lie in layers, one below the other. A move takes counters from one heap, and at the
//! same time the rules of the game may let it set some other heaps to any sizes, even larger ones. It may
//! not touch another heap of the same layer, but each lower layer must have a heap whose size the move can
//! choose freely, no matter how it changes the other heaps. It must be free to leave the higher layers as
//! they are; whether it may change them does not matter. Whoever cannot move because all heaps are empty
//! loses.
//!
//! The player to move loses exactly when the heaps of each layer have the nim-sum 0. In such a position, a
//! move changes a single heap of its layer, and so the nim-sum of that layer. In any other position, one
//! move makes all nim-sums 0: in the highest layer whose nim-sum is not 0, some heap can be reduced as in
//! Nim, and in each lower layer one heap gets the size that balances its layer.
//!
//! The rules must guarantee that the game ends. In the games below, a heap can be refilled only by a move
//! in some other heap, and heaps cannot refill each other in a circle.
//!
//! - The heaps may be vertices of an acyclic graph, where a move in a vertex may set all vertices to which
//!   it has an arc. The layer of a vertex is the mex of the layers of these, the value from
//!   [`grundy::dag_values`](super::grundy::dag_values): no arc stays within a layer, and each vertex has an
//!   arc to every lower layer.
//! - The heaps may be the cells of a matrix, where a move in a cell may set the cells on a path from it to
//!   the right and downwards. The layers are the antidiagonals, the last one lowest: a path meets one cell
//!   of each antidiagonal until it ends, and it may go on to the last one.
//!
//! Paste with `lists`.

use super::lists::Adjacency;

/// The nim-sums of the layers, given the size and the layer of each heap. Index `i` is layer `i`; layer 0
/// is the lowest.
///
/// # Complexity
///
/// O(heaps + layers).
///
/// # Panics
///
/// If a layer has the number `usize::MAX`.
///
/// # Examples
///
/// ```
/// use shared::layered_nim::layer_sums;
///
/// assert_eq!(layer_sums([(5, 1), (3, 0), (4, 1)]), [3, 1]);
/// ```
pub fn layer_sums(heaps: impl IntoIterator<Item = (u64, usize)>) -> Vec<u64> {
    let mut sums = Vec::new();
    for (size, layer) in heaps {
        if layer >= sums.len() {
            let layers = layer.checked_add(1);
            sums.resize(layers.expect("a layer has the number usize::MAX"), 0);
        }
        sums[layer] ^= size;
    }
    sums
}

/// Returns whether the player to move wins, given the size and the layer of each heap.
///
/// # Complexity
///
/// O(heaps + layers).
///
/// # Panics
///
/// If a layer has the number `usize::MAX`.
///
/// # Examples
///
/// The heaps of 5 and 5 balance each other, and lower layers with empty heaps are balanced too.
///
/// ```
/// use shared::layered_nim::wins;
///
/// assert!(!wins([(5, 1), (5, 1), (0, 0)]));
/// assert!(wins([(5, 1), (5, 1), (2, 0)]));
/// assert!(wins([(5, 1), (5, 0)]));
/// ```
pub fn wins(heaps: impl IntoIterator<Item = (u64, usize)>) -> bool {
    layer_sums(heaps).iter().any(|&sum| sum != 0)
}

/// A position that a winning move leads to, of perhaps many. `None` exactly when the player to move loses.
/// The neighbours of a heap in `resets` are the heaps that a move in it can set to any sizes, all at once;
/// each layer below that of the heap must contain one of them.
///
/// # Complexity
///
/// O(heaps + layers + length of `resets[at]`), if the move takes counters from heap `at`.
///
/// # Panics
///
/// If a layer has the number `usize::MAX`, or if the list in `resets` for the heap of the move is missing,
/// lacks a heap of a lower layer that the move needs, or contains a heap that does not exist. There must be
/// a layer for each heap; if one is missing, this may go unnoticed.
///
/// # Examples
///
/// ```
/// use shared::layered_nim::winning_move;
/// use shared::lists::Adjacency;
///
/// let resets = Adjacency::directed(4, &[(0, 1), (2, 3)]);
/// assert_eq!(winning_move(&[2, 1, 1, 5], &[1, 0, 1, 0], &resets), Some(vec![1, 5, 1, 5]));
/// assert_eq!(winning_move(&[1, 5, 1, 5], &[1, 0, 1, 0], &resets), None);
/// ```
pub fn winning_move(heaps: &[u64], layers: &[usize], resets: &Adjacency) -> Option<Vec<u64>> {
    let mut sums = layer_sums(heaps.iter().copied().zip(layers.iter().copied()));
    let highest = sums.iter().rposition(|&sum| sum != 0)?;
    let reduced = |&at: &usize| layers[at] == highest && heaps[at] ^ sums[highest] < heaps[at];
    let at = (0..heaps.len()).find(reduced);
    let at = at.expect("a heap has the leading digit of the nim-sum");
    let mut rest = heaps.to_vec();
    for heap in std::iter::once(at).chain(resets.neighbours(at)) {
        if layers[heap] <= highest {
            // Once a layer is balanced, its other heaps stay as they are.
            rest[heap] ^= std::mem::take(&mut sums[layers[heap]]);
        }
    }
    assert!(sums.iter().all(|&sum| sum == 0), "a move must reach each lower layer");
    Some(rest)
}
