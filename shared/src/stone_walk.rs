//! A walk over stones: a token stands on a vertex of a graph with stones on its vertices. A move takes one
//! stone from the vertex of the token, then moves the token along an edge. Whoever has no stone to take
//! loses. On trees, this is problem F, Tree Game, of AtCoder Grand Contest 010.
//!
//! Call a vertex *won* if it has a neighbour with fewer stones that is not won. **The player to move wins
//! exactly when the token is on a vertex that is won.** The winner always makes the opponent move from a
//! vertex that is not won:
//!
//! - From a vertex that is won, the winner moves to a neighbour with fewer stones that is not won.
//! - The opponent, on a vertex `v` that is not won, may move to a neighbour with fewer stones. That
//!   neighbour is won.
//! - If the opponent moves to any other neighbour, the winner moves back to `v`. Since `v` had a stone for
//!   the opponent to take, the neighbour has a stone for the winner.
//!
//! Taking stones does not change which of these vertices are won, since that depends only on the vertices
//! that can be reached from them over ever fewer stones. A move to a vertex with fewer stones leaves at
//! least as many stones behind as that vertex has. And after the token has gone from `v` to another vertex
//! and back, `v` has one stone fewer, and the other vertex has at least as many as `v`: no new vertex has
//! fewer stones than `v`. The stones run out, so the opponent is the first to find none.
//!
//! Paste with `lists`.

use super::lists::Adjacency;

/// Returns for each vertex whether the player to move wins with the token there. Vertex `v` has `stones[v]`
/// stones, and is not a neighbour of itself.
///
/// # Complexity
///
/// O(V log V + E) for V vertices and E edges.
///
/// # Panics
///
/// If `stones` does not have one number for each vertex, or a neighbour is not a vertex.
///
/// # Examples
///
/// ```
/// use shared::lists::Adjacency;
/// use shared::stone_walk::wins;
///
/// let path = Adjacency::undirected(3, &[(0, 1), (1, 2)]);
/// assert_eq!(wins(&path, &[1, 2, 3]), [false, true, false]);
/// assert_eq!(wins(&path, &[1, 1, 1]), [false, false, false]);
/// ```
pub fn wins(graph: &Adjacency, stones: &[u64]) -> Vec<bool> {
    assert!(graph.len() == stones.len(), "there are not as many numbers of stones as vertices");
    let mut ascending: Vec<usize> = (0..graph.len()).collect();
    ascending.sort_unstable_by_key(|&vertex| stones[vertex]);
    let mut wins = vec![false; graph.len()];
    for vertex in ascending {
        let mut neighbours = graph.neighbours(vertex);
        wins[vertex] = neighbours.any(|to| stones[to] < stones[vertex] && !wins[to]);
    }
    wins
}

/// The vertices that winning moves from the vertex `token` lead to, in the order of its neighbours: those
/// that are not won after its stone is taken. Empty exactly when the player to move loses.
///
/// A neighbour with at least as many stones as `token` may be among them: if `token` is still won with one
/// stone fewer, it does not help the opponent to move back.
///
/// # Complexity
///
/// O(V log V + E) for V vertices and E edges.
///
/// # Panics
///
/// If there is no such vertex, `stones` does not have one number for each vertex, or a neighbour is not a
/// vertex.
///
/// # Examples
///
/// ```
/// use shared::lists::Adjacency;
/// use shared::stone_walk::winning_vertices;
///
/// let path = Adjacency::undirected(3, &[(0, 1), (1, 2)]);
/// assert_eq!(winning_vertices(&path, &[1, 2, 3], 1), [0]);
/// assert_eq!(winning_vertices(&path, &[0, 2, 2], 1), [0, 2]);
/// assert!(winning_vertices(&path, &[1, 2, 3], 2).is_empty());
/// ```
pub fn winning_vertices(graph: &Adjacency, stones: &[u64], token: usize) -> Vec<usize> {
    if stones[token] == 0 {
        return Vec::new();
    }
    let mut stones = stones.to_vec();
    stones[token] -= 1;
    let wins = wins(graph, &stones);
    graph.neighbours(token).filter(|&to| !wins[to]).collect()
}
