//! A walk over stones: a move takes one stone of the vertex where a token is, then moves the token
//! along an edge of the graph.

use super::{Game, Visit, draw_heaps};
use crate::graph::Graph;

/// The walk on a graph. A position is the vertex of the token, and the stones on each vertex.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoneWalk {
    neighbours: Vec<Vec<usize>>,
}

impl StoneWalk {
    /// The game on this graph.
    pub fn new(graph: &Graph) -> Self {
        StoneWalk {
            neighbours: graph.neighbours(),
        }
    }
}

impl Game for StoneWalk {
    type Position = (usize, Vec<u64>);

    fn moves(&self, (token, stones): &Self::Position, visit: Visit<Self::Position>) {
        if stones[*token] == 0 {
            return;
        }
        let mut stones = stones.clone();
        stones[*token] -= 1;
        for &to in &self.neighbours[*token] {
            visit((to, stones.clone()), format_args!("move to {}", to + 1));
        }
    }

    /// The number of the token's vertex, and the stones.
    fn draw(&self, (token, stones): &Self::Position) -> String {
        format!("{}: {}", token + 1, draw_heaps(stones))
    }
}
