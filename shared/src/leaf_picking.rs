//! Picking leaves: a move removes one or more leaves of a rooted tree. A vertex that has lost all its
//! children is a leaf from the next move on. Whoever takes the root wins.
//!
//! Each leaf is the end of a *chain*: the leaf, its parent if the leaf is its only child, and so on, up to
//! the root or to just below the first vertex with two or more children. The player to move wins exactly
//! when some chain has an odd number of vertices (the problem is Luogu P7864; the proof is original):
//!
//! - Suppose that a chain is a single vertex. If it is the root, taking it wins. Otherwise its parent has
//!   other children, and taking the leaf makes no new leaf. If that leaves a lost position, it is a winning
//!   move; if not, the opponent would have a winning move, which takes leaves that were there before, and
//!   the player takes these together with the first leaf instead. So there is a winning move, though the
//!   proof does not tell which (strategy stealing).
//! - Otherwise, if some chains are odd, take the leaves of exactly these. No chain is used up, so the
//!   chains stay the same apart from their leaves, and all are even now.
//! - If all chains are even, each move makes the chains that it touches odd, and uses up none of them. The
//!   empty tree, at which the game is over, has no chain.
//!
//! Paste alone.

/// Returns whether the player to move wins on the tree with root 0, given the parents of the vertices 1, 2,
/// …, which may be numbered in any order, that is, whether some chain has an odd number of vertices.
///
/// The answer has no meaning if the parents do not form a tree, which [`are_parents`](super::tree::are_parents)
/// tells: only the chains are climbed here.
///
/// # Complexity
///
/// O(vertices), without recursion.
///
/// # Panics
///
/// If a parent is not a vertex.
///
/// # Examples
///
/// ```
/// use shared::leaf_picking::wins;
///
/// assert!(wins(&[0, 0])); // Two leaves on the root: take one, and a path of 2 is left.
/// assert!(!wins(&[0, 1, 2])); // A path of 4.
/// assert!(!wins(&[0, 0, 1, 2])); // Two chains of 2 on the root.
/// assert!(wins(&[])); // The root alone.
/// ```
pub fn wins(parents: &[u32]) -> bool {
    let count = parents.len() + 1;
    let mut children = vec![0_u8; count]; // Up to 2.
    for &parent in parents {
        let parent = parent as usize;
        assert!(parent < count, "a parent is {parent}, not in 0..{count}");
        children[parent] += u8::from(children[parent] < 2);
    }
    let is_odd_chain = |leaf: usize| {
        let (mut vertex, mut is_odd) = (leaf, true);
        while vertex > 0 {
            vertex = parents[vertex - 1] as usize;
            if children[vertex] > 1 {
                break;
            }
            is_odd = !is_odd;
        }
        is_odd
    };
    (0..count).any(|vertex| children[vertex] == 0 && is_odd_chain(vertex))
}
