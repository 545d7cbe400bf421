//! Undirected vertex geography: a token moves along the edges of a graph, never to a vertex it has visited.

use super::drawing::{numbers, vertices};
use super::{Game, Visit};
use crate::graph::Graph;

/// A game on at most 32 vertices. A position is the token's vertex and the set of visited vertices, including
/// that one.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Geography {
    neighbours: Vec<Vec<usize>>,
    cells: Vec<(usize, usize)>,
}

impl Geography {
    /// The game on this graph.
    ///
    /// # Panics
    ///
    /// If the graph has more than 32 vertices.
    pub fn new(graph: &Graph) -> Self {
        assert!(graph.vertices <= 32, "{} vertices", graph.vertices);
        Geography { neighbours: graph.neighbours(), cells: Vec::new() }
    }

    /// The game on cells (row, column) of a board, adjacent if they share a side.
    ///
    /// # Panics
    ///
    /// If there are more than 32 cells.
    pub fn of_cells(cells: &[(usize, usize)]) -> Self {
        Geography { cells: cells.to_vec(), ..Geography::new(&Graph::of_cells(cells)) }
    }

    /// The neighbours of each vertex.
    pub fn neighbours(&self) -> &[Vec<usize>] {
        &self.neighbours
    }

    /// The cells (row, column) of the vertices for a game on a board, or nothing.
    pub fn cells(&self) -> &[(usize, usize)] {
        &self.cells
    }
}

/// The position after placing the token.
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

    /// The vertices with their unvisited neighbours, marked `o` under the token and `x` if visited.
    fn draw(&self, &(token, visited): &(usize, u32)) -> String {
        let is_free = |vertex: &usize| visited >> vertex & 1 == 0;
        vertices(self.neighbours.len(), |vertex| {
            let mark = match (vertex == token, is_free(&vertex)) {
                (true, _) => "o",
                (false, false) => return (String::from("x"), String::new()),
                (false, true) => ".",
            };
            let free = self.neighbours[vertex].iter().copied().filter(is_free);
            (mark.to_owned(), numbers(free))
        })
    }
}
