//! A walk over stones: a move takes one from the token's vertex, then moves the token along an
//! edge.

use super::drawing::{numbers, vertices};
use super::{Game, Visit};
use crate::graph::Graph;

/// A position is the token's vertex, and the stones on each vertex.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoneWalk {
    neighbours: Vec<Vec<usize>>,
}

impl StoneWalk {
    /// The game on this graph.
    pub fn new(graph: &Graph) -> Self {
        StoneWalk { neighbours: graph.neighbours() }
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

    /// Marks the token's vertex with `o`.
    fn draw(&self, (token, stones): &Self::Position) -> String {
        vertices(stones.len(), |vertex| {
            let mark = if vertex == *token { "o" } else { "." };
            let neighbours = numbers(self.neighbours[vertex].iter().copied());
            let line = format!("holds {}, beside {neighbours}", stones[vertex]);
            (mark.to_owned(), line)
        })
    }
}
