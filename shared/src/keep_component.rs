//! A game on a tree: a move deletes a vertex with its edges, keeps one of the components that are
//! left, and throws the others away. Whoever leaves a single vertex loses.
//!
//! The player to move loses exactly if all vertices have odd degrees (the problem is Luogu P8347;
//! no proof was found published, this one is this file's own). Count a single vertex, whose degree 0
//! is even, as won by the player to move: it is the other one who has left it. Then:
//!
//! - If all degrees are odd, each move leads to a win. Of the vertices that it keeps just one, the
//!   neighbour of the deleted vertex, has lost an edge, and its degree has become even.
//! - If some degree is even, some move leads to a loss. Take any other vertex as the root, and among
//!   the vertices below it with an even degree one that has no other such vertex below it. Delete its
//!   parent and keep its component: its degree becomes odd, all degrees below it are, and it has a
//!   child, since its degree was even and not 0.
//!
//! A tree is the list of its edges; its vertices may have any numbers, and without an edge it is a
//! single vertex.

use crate::tree::leaves_first;

/// Whether the player to move wins: whether some degree is even.
///
/// # Complexity
///
/// O(n), where the numbers of the vertices are below n.
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
        // Numbers that no vertex has, have the degree 0.
        degrees.iter().any(|&degree| degree > 0 && degree % 2 == 0)
    }
}

/// All positions that winning moves lead to: the edges that are kept, in their order. Empty exactly
/// when the player to move loses, and for a single vertex, where the game is over.
///
/// A move wins if the kept neighbour of the deleted vertex is the only vertex of an even degree in
/// its component.
///
/// # Complexity
///
/// O(n), and as much for each winning move, where the numbers of the vertices are below n.
///
/// # Panics
///
/// If the edges are no tree.
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
    let mut names = vec![0; degrees.len()]; // The vertices numbered without gaps.
    let mut vertices = 0;
    for (name, _) in names
        .iter_mut()
        .zip(&degrees)
        .filter(|&(_, &degree)| degree > 0)
    {
        *name = vertices;
        vertices += 1;
    }
    let named: Vec<(usize, usize)> = edges.iter().map(|&(a, b)| (names[a], names[b])).collect();
    let branches = leaves_first(vertices, &named, 0);

    // How many vertices at or below each one have an even degree.
    let mut even = vec![0; vertices];
    for (&name, &degree) in names.iter().zip(&degrees) {
        if degree > 0 {
            even[name] = usize::from(degree % 2 == 0);
        }
    }
    let is_even = even.clone();
    for branch in &branches {
        even[branch.parent] += even[branch.child];
    }
    let mut moves = Vec::new();
    for branch in &branches {
        let below = even[branch.child];
        for (kept_below, kept, count) in [
            (true, branch.child, below),
            (false, branch.parent, even[0] - below),
        ] {
            if is_even[kept] == 1 && count == 1 {
                let mut is_below = vec![false; vertices];
                is_below[branch.child] = true;
                for branch in branches.iter().rev() {
                    is_below[branch.child] |= is_below[branch.parent];
                }
                let stays = |&end: &usize| is_below[end] == kept_below;
                let kept = edges.iter().zip(&named);
                let kept = kept.filter(|(_, (a, b))| stays(a) && stays(b));
                moves.push(kept.map(|(&edge, _)| edge).collect());
            }
        }
    }
    moves
}

/// The number of edges at each vertex.
fn degrees(edges: &[(usize, usize)]) -> Vec<usize> {
    let ends = || edges.iter().flat_map(|&(a, b)| [a, b]);
    let mut degrees = vec![0; ends().max().map_or(0, |last| last + 1)];
    for end in ends() {
        degrees[end] += 1;
    }
    degrees
}
