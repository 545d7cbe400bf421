//! Undirected vertex geography: a token stands on a vertex of a graph. The players take turns to move it
//! along an edge to a vertex where it has never stood; whoever cannot move loses.
//!
//! Call a vertex *essential* if every maximum matching covers it. The player to move wins exactly when the
//! token stands on an essential vertex (A. S. Fraenkel, E. R. Scheinerman, D. Ullman, *Undirected edge
//! geography*, 1993; for bipartite graphs it is folklore of programming contests). There is a picture in
//! [`matching`](super::matching).
//!
//! - On an essential vertex, take any maximum matching and always move along it. If the opponent ever
//!   reached a vertex that the matching leaves out, exchanging the matched and unmatched edges along the
//!   path walked would give an equally large matching that leaves out the start.
//! - On any other vertex, the opponent takes a maximum matching that leaves it out. A move from the start
//!   leads to a covered vertex, as the matching could be enlarged otherwise, and the opponent is in the
//!   situation above.
//!
//! In the *placing variant* the first player puts the token down before the second player moves. She wins
//! exactly when some vertex is not essential, that is, when there is no perfect matching: she puts the
//! token on such a vertex and plays along a maximum matching that leaves it out.
//!
//! Paste with `edmonds`, `lists`, `matching`.

use super::edmonds;
use super::lists::Adjacency;
use super::matching::Matching;

/// Returns whether the player to move wins with the token on `start`, if it has been nowhere else.
/// `matching` must be a maximum matching of the graph.
///
/// That player keeps winning by always moving to the [`mate`](Matching::mate).
///
/// # Complexity
///
/// O(1).
///
/// # Panics
///
/// If there is no such vertex.
///
/// # Examples
///
/// ```
/// use shared::edmonds::maximum_matching;
/// use shared::geography::wins;
/// use shared::lists::Adjacency;
///
/// let matching = maximum_matching(&Adjacency::undirected(3, &[(0, 1), (1, 2)]));
/// assert!(wins(&matching, 1));
/// assert!(!wins(&matching, 0));
/// ```
pub fn wins(matching: &Matching, start: usize) -> bool {
    matching.is_essential(start)
}

/// All vertices that winning moves from `start` lead to, in the order of its neighbours. Empty
/// exactly when the player to move loses.
///
/// After the move the game goes on without `start`: a move wins if the rest of the graph has a maximum
/// matching that leaves out the vertex moved to.
///
/// # Complexity
///
/// The time of [`edmonds::maximum_matching`].
///
/// # Panics
///
/// If there is no such vertex, or a neighbour is not a vertex.
///
/// # Examples
///
/// ```
/// use shared::geography::winning_vertices;
/// use shared::lists::Adjacency;
///
/// let path = Adjacency::undirected(4, &[(0, 1), (1, 2), (2, 3)]);
/// assert_eq!(winning_vertices(&path, 1), [0]);
/// assert_eq!(winning_vertices(&Adjacency::undirected(3, &[(0, 1), (1, 2)]), 1), [0, 2]);
/// ```
pub fn winning_vertices(graph: &Adjacency, start: usize) -> Vec<usize> {
    let rest: Adjacency = (0..graph.len())
        .map(|vertex| {
            let ends = graph[vertex].iter().copied();
            ends.filter(move |&end| vertex != start && end as usize != start)
        })
        .collect();
    let matching = edmonds::maximum_matching(&rest);
    let moves = graph.neighbours(start);
    moves.filter(|&to| to != start && !wins(&matching, to)).collect()
}

/// The vertices on which the first player may put the token in the placing variant and win, in ascending
/// order. `matching` must be a maximum matching of the graph. Empty exactly when the matching is perfect.
///
/// If she chooses one that the matching itself leaves out, she plays on along this matching.
///
/// # Complexity
///
/// O(V) for V vertices.
///
/// # Examples
///
/// ```
/// use shared::edmonds::maximum_matching;
/// use shared::geography::winning_placements;
/// use shared::lists::Adjacency;
///
/// let matching = maximum_matching(&Adjacency::undirected(3, &[(0, 1), (1, 2)]));
/// assert_eq!(winning_placements(&matching), [0, 2]);
/// ```
pub fn winning_placements(matching: &Matching) -> Vec<usize> {
    let vertices = 0..matching.essential.len();
    vertices.filter(|&vertex| !wins(matching, vertex)).collect()
}
