//! Undirected vertex geography, which several problems are: a token moves along the edges of a
//! graph, never to a vertex where it has been.

use super::search::impartial::{Impartial, Outcomes, Play};

/// The neighbours of each vertex, as sets of bits.
struct Geography(Vec<u32>);

impl Impartial for Geography {
    /// The vertex of the token, and the set of those where it has been.
    type Position = (usize, u32);

    fn options(&self, &(token, visited): &Self::Position) -> Vec<Self::Position> {
        let open = self.0[token] & !visited;
        (0..self.0.len())
            .filter(|to| open >> to & 1 == 1)
            .map(|to| (to, visited | 1 << to))
            .collect()
    }
}

/// From which vertices the player to move wins, in a graph of at most 32 vertices.
pub fn wins_from(vertices: usize, edges: &[(usize, usize)]) -> Vec<bool> {
    let mut neighbours = vec![0; vertices];
    for &(a, b) in edges {
        neighbours[a] |= 1 << b;
        neighbours[b] |= 1 << a;
    }
    let mut outcomes = Outcomes::new(Geography(neighbours), Play::Normal);
    (0..vertices)
        .map(|start| outcomes.wins(&(start, 1 << start)))
        .collect()
}
