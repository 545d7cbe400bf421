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

use std::borrow::Borrow;

/// Returns whether the player to move wins on the tree with root 0, given the parents of the vertices 1, 2,
/// …, which may be numbered in any order, that is, whether some chain has an odd number of vertices.
///
/// # Complexity
///
/// O(vertices), without recursion.
///
/// # Panics
///
/// If the parents do not form a tree, or there are more than 2³¹ vertices.
///
/// # Examples
///
/// ```
/// use shared::leaf_picking::wins;
///
/// assert!(wins(&[0, 0])); // Two leaves on the root: take one, and a path of 2 is left.
/// assert!(!wins(&[0, 1, 2])); // A path of 4.
/// assert!(!wins(&[0, 0, 1, 2])); // Two chains of 2 on the root.
/// assert!(wins([0; 0])); // The root alone.
/// ```
pub fn wins<P>(parents: P) -> bool
where
    P: IntoIterator,
    P::Item: Borrow<usize>,
    P::IntoIter: ExactSizeIterator,
{
    let parents = parents.into_iter();
    let count = parents.len() + 1;
    assert!(count <= 1 << 31, "there are more than 2^31 vertices");
    let mut vertices = vec![Vertex::default(); count];
    for (vertex, parent) in (1..).zip(parents) {
        let &parent = parent.borrow();
        assert!(parent < count, "a parent is {parent}, not in 0..{count}");
        vertices[vertex].parent = parent as u32;
        vertices[parent].waiting += 1;
    }
    let mut done = 0;
    let mut some_odd = false;
    for leaf in 0..count {
        if vertices[leaf].waiting > 0 {
            continue;
        }
        let (mut vertex, mut chain, mut is_chain) = (leaf, 1, true);
        done += 1;
        while vertex > 0 {
            vertex = vertices[vertex].parent as usize;
            let parent = &mut vertices[vertex];
            if parent.waiting & !SEVERAL > 1 {
                parent.waiting = (parent.waiting - 1) | SEVERAL;
                break;
            }
            is_chain &= parent.waiting & SEVERAL == 0;
            chain += usize::from(is_chain);
            done += 1;
        }
        some_odd |= chain % 2 == 1;
    }
    assert!(done == count, "the parents are not those of a tree");
    some_odd
}

/// The data of a vertex that a climb needs, side by side in memory.
#[derive(Clone, Default)]
struct Vertex {
    parent: u32,
    /// The number of children that are not done; the last one stays. [`SEVERAL`] is added when another one
    /// is done before it.
    waiting: u32,
}

/// The bit for a vertex with several children.
const SEVERAL: u32 = 1 << 31;
