//! A walk over stones: a token is on a vertex of a graph with stones on its vertices. A move takes one
//! stone of the token's vertex, then moves the token along an edge. Whoever has no stone to take
//! loses. On trees it is problem F, Tree Game, of AtCoder Grand Contest 010.
//!
//! Call a vertex *won* if it has a neighbour with fewer stones that is not won. **The player to move
//! wins exactly when the token is on a vertex that is won.** His strategy is to have the opponent
//! always move from a vertex that is not won:
//!
//! - From a vertex that is won, he moves to a neighbour with fewer stones that is not.
//! - The opponent, on a vertex `v` that is not won, may move to a neighbour with fewer stones. That
//!   one is won.
//! - If the opponent moves to any other neighbour, he moves back to `v`. That one had a stone for the
//!   opponent to take, so its neighbour has one for him.
//!
//! The stones that are taken do not change whether these vertices are won, since that depends only on
//! those that can be reached from them over ever fewer stones. Whoever moves to a vertex with fewer
//! stones leaves behind at least as many as it has. And when the token has gone from `v` to another
//! vertex and back, `v` has one stone fewer, and the other one at least as many as `v`: no vertex has
//! come below `v`. So the opponent is the first to find no stone, as there are fewer each time.
//!
//! Paste with `lists`.

use super::lists::Adjacency;

/// Returns whether the player to move wins, for each vertex on which the token may be; vertex `v` has
/// `stones[v]` stones, and its neighbours are all different from `v`.
///
/// # Complexity
///
/// O(V log V + E) for V vertices and E edges.
///
/// # Panics
///
/// If there are not as many numbers of stones as vertices, or a neighbour is none of the vertices.
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

/// The vertices that winning moves lead to with the token on vertex `token`, in the order of its
/// neighbours: those that are not won once its stone is taken. Empty exactly when the player to move
/// loses.
///
/// One with as many stones as the token's vertex may be among them, if the opponent can only go back.
///
/// # Complexity
///
/// O(V log V + E) for V vertices and E edges.
///
/// # Panics
///
/// If there is no such vertex, there are not as many numbers of stones as vertices, or a neighbour is
/// none of the vertices.
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
