//! Trees given by their edges, in any order and direction, as judges give them.
//!
//! Paste alone.

use std::borrow::Borrow;

/// An edge of a rooted tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Branch {
    /// The end that is nearer to the root.
    pub parent: usize,
    /// The end that is farther from it.
    pub child: usize,
    /// The place of the edge in the list that the tree was given by.
    pub edge: usize,
}

/// The edges of a tree on the vertices `0..vertices`, each after all edges beyond its child: in
/// the order in which values go down from the leaves to the root.
///
/// Leaves are taken off until the root is left. Each vertex knows how many edges it still has, and
/// the exclusive or of their places and of their other ends, which are those of the last one; so
/// there is neither a recursion nor a list of neighbours.
///
/// # Complexity
///
/// O(vertices).
///
/// # Panics
///
/// If the edges are no tree on these vertices, the root is none of them, or there are 2³² of them.
///
/// # Examples
///
/// ```
/// use shared::tree::leaves_first;
///
/// let branches = leaves_first(3, &[(2, 0), (1, 2)], 0);
/// let pairs: Vec<_> = branches.iter().map(|branch| (branch.child, branch.parent)).collect();
/// assert_eq!(pairs, [(1, 2), (2, 0)]);
/// ```
pub fn leaves_first(vertices: usize, edges: &[(usize, usize)], root: usize) -> Vec<Branch> {
    let mut branches = Vec::with_capacity(edges.len());
    each_branch(vertices, edges, root, |branch| branches.push(branch));
    branches
}

/// Shows the edges of a tree in the order of [`leaves_first`], without a list of them; nor need those that
/// it is given by be in a list.
///
/// # Complexity
///
/// O(vertices).
///
/// # Panics
///
/// As [`leaves_first`]; that the edges are no tree is found in the end.
///
/// # Examples
///
/// ```
/// use shared::tree::each_branch;
///
/// let mut below = [1; 4]; // how many vertices there are at and below each one
/// each_branch(4, &[(0, 1), (1, 2), (1, 3)], 0, |branch| {
///     below[branch.parent] += below[branch.child];
/// });
/// assert_eq!(below, [4, 3, 1, 1]);
/// ```
pub fn each_branch(
    vertices: usize,
    edges: impl IntoIterator<Item = impl Borrow<(usize, usize)>>,
    root: usize,
    mut visit: impl FnMut(Branch),
) {
    assert!(root < vertices, "the root is not a vertex");
    assert!(vertices < 1 << 32, "there are 2^32 vertices or more");
    let mut left = vec![Left::default(); vertices];
    let mut count = 0;
    for edge in edges {
        let &(a, b) = edge.borrow();
        for (end, other) in [(a, b), (b, a)] {
            assert!(end < vertices, "an edge ends at a vertex that does not exist");
            left[end].toggle(count, other);
            left[end].degree += 1;
        }
        count += 1;
    }
    left[root].degree += 2; // The root is never a leaf.
    let mut branches = 0;
    for mut child in 0..vertices {
        // Up from a leaf, as long as that makes another one.
        while left[child].degree == 1 {
            let (edge, parent) = (left[child].edge as usize, left[child].neighbour as usize);
            visit(Branch { parent, child, edge });
            branches += 1;
            left[child].degree = 0;
            left[parent].degree -= 1;
            left[parent].toggle(edge, child);
            child = parent;
        }
    }
    let is_tree = count + 1 == vertices && branches == count;
    assert!(is_tree, "the edges are not a tree");
}

/// The edges that a vertex still has: how many, and the exclusive or of their places and of their
/// other ends.
#[derive(Clone, Copy, Default)]
struct Left {
    degree: u32,
    edge: u32,
    neighbour: u32,
}

impl Left {
    fn toggle(&mut self, edge: usize, neighbour: usize) {
        self.edge ^= edge as u32;
        self.neighbour ^= neighbour as u32;
    }
}
