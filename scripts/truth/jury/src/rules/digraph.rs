//! A token on a directed graph. A move takes it along an arc, perhaps to an earlier vertex.

use super::drawing::{numbers, vertices};
use super::{Game, Visit};
use crate::graph::Graph;

/// A position is the vertex of the token.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Digraph {
    successors: Vec<Vec<usize>>,
}

impl Digraph {
    /// The game on the graph with these arcs.
    pub fn new(graph: &Graph) -> Self {
        let mut successors = vec![Vec::new(); graph.vertices];
        for &(from, to, ()) in &graph.edges {
            successors[from].push(to);
        }
        Digraph { successors }
    }

    /// The same game, which ends when the token reaches this vertex.
    #[must_use]
    pub fn ending_at(mut self, target: usize) -> Self {
        self.successors[target].clear();
        self
    }
}

impl Digraph {
    /// The number of vertices.
    pub fn vertices(&self) -> usize {
        self.successors.len()
    }

    /// The successors of `vertex`.
    pub fn successors(&self, vertex: usize) -> &[usize] {
        &self.successors[vertex]
    }
}

impl Game for Digraph {
    type Position = usize;

    fn moves(&self, &token: &usize, visit: Visit<usize>) {
        for &to in &self.successors[token] {
            visit(to, format_args!("move to {}", to + 1));
        }
    }

    /// The vertices with their successors; `o` marks the vertex of the token.
    fn draw(&self, &token: &usize) -> String {
        vertices(self.successors.len(), |vertex| {
            let mark = if vertex == token { "o" } else { "." };
            let successors = self.successors[vertex].iter().copied();
            (mark.to_owned(), numbers(successors))
        })
    }
}
