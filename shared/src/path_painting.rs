//! Painting paths: the vertices of a rooted tree are white or black. A move chooses a white vertex
//! and paints all vertices on the path from the root to it black. Whoever cannot move loses.
//!
//! A move into the subtree of `x` leaves the subtrees that hang off the path from `x` to the chosen vertex.
//! No later move in one of them changes another one, so they are independent, and the value of the rest is
//! their nim-sum (Sprague 1935, Grundy 1939). Let `g(x)` be the value of the subtree of `x`, and `s(x)` the
//! nim-sum of the values of its children. The values that can be moved to from the subtree of `x` are
//! therefore
//!
//! - `s(x)`, if `x` is white itself,
//! - `o ⊕ s(x) ⊕ g(c)` for each child `c` and each value `o` that can be moved to from its subtree,
//!
//! and `g(x)` is the least number that is not among them. The sets of these values are kept as
//! [tries](super::xor_trie), which are united and changed as a whole.
//!
//! The same nim-sums, carried down from the root, give the value that each first move leaves.
//!
//! Paste with `tree`, `xor_trie`.

use super::tree::{leaves_first, Branch};
use super::xor_trie::{Trie, Tries};

/// The Grundy value of a tree whose white vertices are given.
///
/// # Complexity
///
/// O(n log n) for n vertices.
///
/// # Panics
///
/// If the edges do not form a tree on the vertices `0..white.len()`, or the root is not one of them.
///
/// # Examples
///
/// ```
/// use shared::path_painting::value;
///
/// // All white: on a path of 3 with its root at an end, a move leaves 2, 1 or 0 vertices.
/// assert_eq!(value(&[true; 3], &[(0, 1), (1, 2)], 0), 3);
/// // With the root in the middle, a move leaves both other vertices, or one of them.
/// assert_eq!(value(&[true; 3], &[(0, 1), (1, 2)], 1), 2);
/// ```
pub fn value(white: &[bool], edges: &[(usize, usize)], root: usize) -> u64 {
    let branches = leaves_first(white.len(), edges, root);
    values(white, &branches, root)[root]
}

/// Returns whether the player to move wins, that is, whether the value is not 0.
///
/// # Complexity
///
/// O(n log n) for n vertices.
///
/// # Panics
///
/// The same as for [`value`].
///
/// # Examples
///
/// ```
/// use shared::path_painting::wins;
///
/// let star = [(0, 1), (0, 2)];
/// assert!(wins(&[true, true, true], &star, 0));
/// assert!(!wins(&[false, true, true], &star, 0));
/// ```
pub fn wins(white: &[bool], edges: &[(usize, usize)], root: usize) -> bool {
    value(white, edges, root) != 0
}

/// The vertices that winning moves choose, in ascending order. Empty exactly when the player to move
/// loses.
///
/// # Complexity
///
/// O(n log n) for n vertices.
///
/// # Panics
///
/// The same as for [`value`].
///
/// # Examples
///
/// ```
/// use shared::path_painting::winning_vertices;
///
/// // A path with its root at an end is a heap: choosing the other end takes it all.
/// assert_eq!(winning_vertices(&[true; 3], &[(0, 1), (1, 2)], 0), [2]);
/// assert_eq!(winning_vertices(&[true; 3], &[(0, 1), (1, 2)], 1), [1]);
/// ```
pub fn winning_vertices(white: &[bool], edges: &[(usize, usize)], root: usize) -> Vec<usize> {
    let branches = leaves_first(white.len(), edges, root);
    let values = values(white, &branches, root);
    // The value that remains after a path to each vertex: first only that of its children, then that of
    // all parts that hang off the path.
    let mut left = vec![0; white.len()];
    for branch in &branches {
        left[branch.parent] ^= values[branch.child];
    }
    for branch in branches.iter().rev() {
        left[branch.child] ^= left[branch.parent] ^ values[branch.child];
    }
    (0..white.len()).filter(|&v| white[v] && left[v] == 0).collect()
}

/// The value of the subtree of each vertex.
fn values(white: &[bool], branches: &[Branch], root: usize) -> Vec<u64> {
    let mut tries = Tries::new();
    let mut values = vec![0; white.len()];
    // For each vertex, the nim-sum of the children that are done, and the values that can be moved to in
    // their subtrees.
    let mut children = vec![0; white.len()];
    let mut options: Vec<Trie> = white.iter().map(|_| Trie::default()).collect();
    let order = branches.iter().map(|branch| (branch.child, Some(branch.parent)));
    for (vertex, parent) in order.chain([(root, None)]) {
        let mut reached = std::mem::take(&mut options[vertex]);
        tries.xor_all(&mut reached, children[vertex]);
        if white[vertex] {
            tries.insert(&mut reached, children[vertex]);
        }
        values[vertex] = tries.mex(&reached);
        if let Some(parent) = parent {
            let value = values[vertex] as u32; // at most the number of vertices
            tries.xor_all(&mut reached, value);
            children[parent] ^= value;
            let others = std::mem::take(&mut options[parent]);
            options[parent] = tries.union(others, reached);
        }
    }
    values
}
