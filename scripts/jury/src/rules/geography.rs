//! Undirected vertex geography: a token moves along the edges of a graph, never to a vertex where it
//! has been.

use super::{Game, Visit};
use crate::graph::Graph;

/// Geography on a graph of at most 32 vertices. A position is the vertex of the token, and the set
/// of the vertices where it has been, this one included.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Geography {
    neighbours: Vec<Vec<usize>>,
}

impl Geography {
    /// The game on this graph.
    ///
    /// # Panics
    ///
    /// If it has more than 32 vertices.
    pub fn new(graph: &Graph) -> Self {
        assert!(graph.vertices <= 32, "{} vertices", graph.vertices);
        Geography {
            neighbours: graph.neighbours(),
        }
    }
}

/// The position after the token has been placed.
pub fn placed(token: usize) -> (usize, u32) {
    (token, 1 << token)
}

impl Game for Geography {
    type Position = (usize, u32);

    fn moves(&self, &(token, visited): &(usize, u32), visit: Visit<(usize, u32)>) {
        for &to in &self.neighbours[token] {
            if visited >> to & 1 == 0 {
                visit((to, visited | 1 << to), format_args!("move to {}", to + 1));
            }
        }
    }

    /// The vertices in their order: `o` under the token, `x` where it has been.
    fn draw(&self, &(token, visited): &(usize, u32)) -> String {
        let letter = |vertex| match (vertex == token, visited >> vertex & 1) {
            (true, _) => 'o',
            (false, 1) => 'x',
            _ => '.',
        };
        (0..self.neighbours.len()).map(letter).collect()
    }
}
