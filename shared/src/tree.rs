//! Trees given by their edges, in any order and direction, as judges give them.

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
/// Leaves are taken off until the root is left. Each vertex knows how many edges it still has and
/// the exclusive or of their places, which is the place of the last one; so there is neither a
/// recursion nor a list of neighbours.
///
/// # Complexity
///
/// O(vertices).
///
/// # Panics
///
/// If the edges are no tree on these vertices, or the root is none of them.
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
    assert!(root < vertices, "the root is not a vertex");
    let mut degree = vec![0; vertices];
    let mut places = vec![0; vertices];
    for (edge, &(a, b)) in edges.iter().enumerate() {
        for end in [a, b] {
            assert!(
                end < vertices,
                "an edge ends at a vertex that does not exist"
            );
            degree[end] += 1;
            places[end] ^= edge;
        }
    }
    degree[root] += 1; // The root is never a leaf.
    let mut leaves: Vec<usize> = (0..vertices)
        .filter(|&vertex| degree[vertex] == 1)
        .collect();
    let mut branches = Vec::with_capacity(edges.len());
    while let Some(child) = leaves.pop() {
        if child == root || degree[child] == 0 {
            break; // All is taken off, or only a part that is not connected with the root.
        }
        let edge = places[child];
        let parent = edges[edge].0 ^ edges[edge].1 ^ child;
        branches.push(Branch {
            parent,
            child,
            edge,
        });
        degree[parent] -= 1;
        places[parent] ^= edge;
        if degree[parent] == 1 {
            leaves.push(parent);
        }
    }
    let is_tree = edges.len() + 1 == vertices && branches.len() == edges.len();
    assert!(is_tree, "the edges are not a tree");
    branches
}
