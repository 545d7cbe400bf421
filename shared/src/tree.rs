//! Trees given by their edges, in any order and direction, as in the input of a judge.
//!
//! Paste alone.

use std::borrow::Borrow;

/// An edge of a rooted tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Branch {
    /// The end nearer to the root.
    pub parent: usize,
    /// The end farther from the root.
    pub child: usize,
    /// The index of the edge in the given list of edges.
    pub edge: usize,
}

/// The edges of a tree on the vertices `0..vertices`, each after all edges below its child, so that values
/// can be computed from the leaves to the root.
///
/// Leaves are removed until only the root is left. Each vertex keeps the number of its remaining edges, and
/// the exclusive or of their indices and of their other ends; when one edge is left, these are its index
/// and its other end. So there is neither recursion nor a list of neighbours.
///
/// # Complexity
///
/// O(vertices).
///
/// # Panics
///
/// If the edges do not form a tree on these vertices, the root is not one of them, or there are 2³² or more
/// vertices.
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

/// Calls a closure with each edge of a tree in the order of [`leaves_first`], without a list of them. The
/// given edges need not be in a list either.
///
/// # Complexity
///
/// O(vertices).
///
/// # Panics
///
/// The same as for [`leaves_first`]; edges that do not form a tree are noticed only at the end.
///
/// # Examples
///
/// ```
/// use shared::tree::each_branch;
///
/// let mut below = [1; 4]; // the number of vertices at and below each vertex
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
    assert!(climb(vertices, edges, root, &mut visit), "the edges are not a tree");
}

/// Returns whether edges form a tree on the vertices `0..vertices`.
///
/// # Complexity
///
/// O(vertices + edges).
///
/// # Panics
///
/// If an edge ends at a vertex that does not exist, or there are no vertices, or 2³² or more.
///
/// # Examples
///
/// ```
/// use shared::tree::is_tree;
///
/// assert!(is_tree(3, &[(0, 1), (2, 0)]));
/// assert!(!is_tree(4, &[(0, 1), (1, 2), (2, 0)]));
/// ```
pub fn is_tree(
    vertices: usize,
    edges: impl IntoIterator<Item = impl Borrow<(usize, usize)>>,
) -> bool {
    climb(vertices, edges, 0, &mut |_| {})
}

/// Returns whether the vertices 1, 2, … with these parents form a tree with the root 0.
///
/// # Complexity
///
/// O(vertices).
///
/// # Panics
///
/// If a parent is not a vertex.
///
/// # Examples
///
/// ```
/// use shared::tree::are_parents;
///
/// assert!(are_parents(&[2, 0]));
/// assert!(!are_parents(&[2, 1]));
/// ```
pub fn are_parents(parents: &[u32]) -> bool {
    let edges = (1..).zip(parents).map(|(vertex, &parent)| (vertex, parent as usize));
    is_tree(parents.len() + 1, edges)
}

/// Visits the edges as [`each_branch`] does, and returns whether they form a tree.
fn climb(
    vertices: usize,
    edges: impl IntoIterator<Item = impl Borrow<(usize, usize)>>,
    root: usize,
    visit: &mut impl FnMut(Branch),
) -> bool {
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
        // Climbs from a leaf as long as its parent becomes a leaf.
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
    count + 1 == vertices && branches == count
}

/// The remaining edges of a vertex: their number, and the exclusive or of their indices and of their other
/// ends.
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
