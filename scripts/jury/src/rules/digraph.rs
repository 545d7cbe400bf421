//! A token on a directed graph: a move takes it along an arc. It may come back to where it was.

use super::{Game, Visit};
use crate::graph::Graph;

/// The game on a directed graph. A position is the vertex of the token.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Digraph {
    successors: Vec<Vec<usize>>,
}

impl Digraph {
    /// The game on the graph of these arcs.
    pub fn new(graph: &Graph) -> Self {
        let mut successors = vec![Vec::new(); graph.vertices];
        for &(from, to, ()) in &graph.edges {
            successors[from].push(to);
        }
        Digraph { successors }
    }

    /// The same game, which ends where the token comes to this vertex.
    #[must_use]
    pub fn ending_at(mut self, target: usize) -> Self {
        self.successors[target].clear();
        self
    }
}

impl Game for Digraph {
    type Position = usize;

    fn moves(&self, &token: &usize, visit: Visit<usize>) {
        for &to in &self.successors[token] {
            visit(to, format_args!("move to {}", to + 1));
        }
    }

    /// The vertices in their order, `o` under the token.
    fn draw(&self, &token: &usize) -> String {
        let letter = |vertex| if vertex == token { 'o' } else { '.' };
        (0..self.successors.len()).map(letter).collect()
    }
}
