//! A game on a tree: a move deletes a vertex with its edges, keeps one of the remaining components, and
//! discards the others. Whoever leaves a single vertex loses.
//!
//! The player to move loses exactly when all vertices have odd degrees (the problem is Luogu P8347; no
//! published proof was found, and this one is original). A single vertex, whose degree 0 is even, counts as
//! won by the player to move, since the other player has left it. Proof:
//!
//! - If all degrees are odd, each move leads to a win. Among the vertices kept, only the neighbour of
//!   the deleted vertex has lost an edge, so its degree has become even.
//! - If some vertex has an even degree, some move leads to a loss. Root the tree at any other vertex, and among the
//!   vertices of even degree below the root choose one, `v`, with no other such vertex below it. Delete the parent
//!   of `v` and keep the component of `v`: the degree of `v` becomes odd, all degrees below it are odd, and `v` has
//!   a child, since its degree was even and not 0.
//!
//! A tree is the list of its edges. Its vertices may have any numbers; without an edge it is a single
//! vertex.
//!
//! Paste with `tree`.

use super::tree::{leaves_first, Branch};
use std::borrow::Borrow;

/// Returns whether the player to move wins, that is, whether some degree is even.
///
/// # Complexity
///
/// O(n) if the numbers of the vertices are below n.
///
/// # Panics
///
/// If a vertex has the number `usize::MAX`.
///
/// # Examples
///
/// ```
/// use shared::keep_component::wins;
///
/// assert!(wins(&[(0, 1), (1, 2)]));
/// assert!(!wins(&[(0, 1), (0, 2), (0, 3)]));
/// assert!(!wins(&[(0, 1)])); // Both moves leave a single vertex.
/// assert!(wins(&[]));
/// ```
pub fn wins(edges: &[(usize, usize)]) -> bool {
    edges.is_empty() || {
        let degrees = degrees(edges);
        // Numbers that do not occur have the degree 0.
        degrees.iter().any(|&degree| degree > 0 && degree % 2 == 0)
    }
}

/// Returns whether the player to move wins on a tree with the vertices `0..vertices`, as [`wins`] does,
/// with one byte of memory for each vertex. The answer has no meaning if the edges do not form a tree on
/// these vertices, which [`is_tree`](super::tree::is_tree) tells.
///
/// # Complexity
///
/// O(vertices + edges).
///
/// # Panics
///
/// If an edge ends at a vertex that does not exist.
///
/// # Examples
///
/// ```
/// use shared::keep_component::tree_wins;
///
/// assert!(tree_wins(4, (1..4).map(|vertex| (vertex - 1, vertex))));
/// assert!(!tree_wins(4, (1..4).map(|vertex| (0, vertex))));
/// ```
pub fn tree_wins(
    vertices: usize,
    edges: impl IntoIterator<Item = impl Borrow<(usize, usize)>>,
) -> bool {
    let mut is_odd = vec![false; vertices];
    for edge in edges {
        let &(a, b) = edge.borrow();
        is_odd[a] ^= true;
        is_odd[b] ^= true;
    }
    is_odd.contains(&false)
}

/// All positions that winning moves lead to, each as the edges that are kept, in their order. Empty exactly
/// when the player to move loses, or for a single vertex, where the game is over.
///
/// A move wins if the kept neighbour of the deleted vertex is the only vertex of an even degree in
/// its component.
///
/// # Complexity
///
/// O(n), and as much for each winning move, if the numbers of the vertices are below n.
///
/// # Panics
///
/// If the edges do not form a tree, or a vertex has the number `usize::MAX`.
///
/// # Examples
///
/// ```
/// use shared::keep_component::winning_moves;
///
/// let path = [(4, 5), (5, 6), (6, 7)];
/// assert_eq!(winning_moves(&path), [[(6, 7)], [(4, 5)]]);
/// assert!(winning_moves(&[(0, 1), (0, 2), (0, 3)]).is_empty());
/// ```
pub fn winning_moves(edges: &[(usize, usize)]) -> Vec<Vec<(usize, usize)>> {
    if edges.is_empty() {
        return Vec::new();
    }
    let degrees = degrees(edges);
    // Numbers the vertices without gaps, and notes for each whether its degree is even.
    let mut names = vec![0; degrees.len()];
    let mut is_even = Vec::new();
    for (name, &degree) in names.iter_mut().zip(&degrees) {
        if degree > 0 {
            *name = is_even.len();
            is_even.push(degree % 2 == 0);
        }
    }
    let named: Vec<(usize, usize)> = edges.iter().map(|&(a, b)| (names[a], names[b])).collect();
    let branches = leaves_first(is_even.len(), &named, 0);

    // The edges that remain below a branch without its upper end, or above it without its lower end.
    let kept = |at: &Branch, below: bool| {
        let mut is_below = vec![false; is_even.len()];
        is_below[at.child] = true;
        for branch in branches.iter().rev() {
            is_below[branch.child] |= is_below[branch.parent];
        }
        let kept = edges.iter().zip(&named);
        let kept = kept.filter(|(_, (a, b))| is_below[*a] == below && is_below[*b] == below);
        kept.map(|(&edge, _)| edge).collect()
    };
    // The number of vertices of even degree at and below each vertex.
    let mut even: Vec<usize> = is_even.iter().map(|&is_even| usize::from(is_even)).collect();
    for branch in &branches {
        even[branch.parent] += even[branch.child];
    }
    let mut moves = Vec::new();
    for branch in &branches {
        let below = even[branch.child];
        if is_even[branch.child] && below == 1 {
            moves.push(kept(branch, true));
        }
        if is_even[branch.parent] && even[0] - below == 1 {
            moves.push(kept(branch, false));
        }
    }
    moves
}

/// The number of edges at each vertex.
fn degrees(edges: &[(usize, usize)]) -> Vec<usize> {
    let ends = || edges.iter().flat_map(|&(a, b)| [a, b]);
    let vertices = ends().max().map_or(Some(0), |last| last.checked_add(1));
    let mut degrees = vec![0; vertices.expect("a vertex has the number usize::MAX")];
    for end in ends() {
        degrees[end] += 1;
    }
    degrees
}
