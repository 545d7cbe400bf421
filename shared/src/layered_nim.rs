//! Nim in layers: heaps lie in layers, one below the other. A move takes counters from one heap,
//! and may at the same time give some other heaps any sizes, even greater ones, as the rules of the
//! game allow. It may not touch another heap of the same layer, but in each lower layer there is a
//! heap whose size it can choose freely, whatever it does to the others. What it may do to higher
//! layers does not matter. Whoever cannot move, as all heaps are empty, loses.
//!
//! The player to move loses exactly when the heaps of each layer have the nim-sum 0. For then a move
//! changes a single heap of its layer, and so the nim-sum of that layer. And otherwise one move
//! makes all of them 0: in the highest layer whose nim-sum is not 0 some heap can be reduced as in
//! Nim, and in each lower layer one heap is given the size that balances its layer.
//!
//! That the game ends must follow from its rules: here, a heap from which a move takes counters can
//! be refilled only by a move in some other heap, and heaps cannot refill each other in a circle.
//!
//! - The heaps may be vertices of an acyclic graph, where a move in a vertex may set all those that
//!   it has an arc to. The layers are the mex of the layers of these, which are the values of
//!   [`grundy::dag_values`](super::grundy::dag_values): no arc stays in a layer, and each vertex has
//!   an arc to every lower one.
//! - The heaps may be the cells of a matrix, where a move in a cell may set those on a path from it
//!   to the right and downwards. The layers are the antidiagonals, the last one lowest: each path
//!   meets one cell of each, until it ends, and it may go on to the last.
//!
//! Paste with `lists`.

use super::lists::Adjacency;

/// The nim-sums of the layers, given the size and the layer of each heap: at index `i` that of layer
/// `i`, of which 0 is the lowest.
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
/// The heaps 5 and 5 are balanced, and they may stand above any heap that is empty.
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

/// A position that a winning move leads to, of perhaps many. `None` exactly when the player to move
/// loses. The neighbours of heap `at` in `resets` are heaps that a move in it can give any sizes,
/// all at once; there must be one of them in each layer below that of the heap.
///
/// # Complexity
///
/// O(heaps + layers + length of `resets[at]` for the heap of the move).
///
/// # Panics
///
/// If there is no layer of a heap, or no heap of a lower layer where one is needed.
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
            // Once a layer is balanced, further heaps of it stay as they are.
            rest[heap] ^= std::mem::take(&mut sums[layers[heap]]);
        }
    }
    assert!(sums.iter().all(|&sum| sum == 0), "a move reaches each lower layer");
    Some(rest)
}
