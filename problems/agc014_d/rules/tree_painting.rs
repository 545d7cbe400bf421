//! Two players paint the vertices of a graph in turn, First white and Second black, until all are
//! painted. First wins if a white vertex has no black neighbour.

use super::drawing::coloured;
use super::{Game, Visit};
use crate::graph::Graph;
use crate::listed::Listed;

/// The game on a graph of up to 32 vertices.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TreePainting {
    neighbours: Vec<u32>,
}

/// The painted vertices as bits, and whether the final position was found to be a win for whoever
/// would move next.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Painted {
    white: u32,
    black: u32,
    is_over: bool,
}

impl TreePainting {
    /// The game on this graph.
    pub fn new(graph: &Graph) -> Self {
        let neighbours = graph.neighbours();
        let bits = neighbours.iter().map(|all| all.iter().fold(0, |set, vertex| set | 1 << vertex));
        TreePainting { neighbours: bits.listed() }
    }

    fn first_wins(&self, painted: &Painted) -> bool {
        let mut vertices = self.neighbours.iter().enumerate();
        vertices
            .any(|(vertex, around)| painted.white >> vertex & 1 == 1 && painted.black & around == 0)
    }
}

impl Game for TreePainting {
    type Position = Painted;

    fn moves(&self, painted: &Painted, visit: Visit<Painted>) {
        let is_first = painted.white.count_ones() == painted.black.count_ones();
        let done = painted.white | painted.black;
        for vertex in (0..self.neighbours.len()).filter(|vertex| done >> vertex & 1 == 0) {
            let (mut next, number) = (*painted, vertex + 1);
            if is_first {
                next.white |= 1 << vertex;
                visit(next, format_args!("paint {number} white"));
            } else {
                next.black |= 1 << vertex;
                visit(next, format_args!("paint {number} black"));
            }
        }
        let is_full = done.count_ones() as usize == self.neighbours.len();
        if is_full && !painted.is_over && self.first_wins(painted) == is_first {
            let mut next = *painted;
            next.is_over = true;
            let what = if is_first { "a white vertex is left" } else { "no white vertex is left" };
            visit(next, format_args!("{what}"));
        }
    }

    fn draw(&self, painted: &Painted) -> String {
        let list = coloured(&self.neighbours, painted.white, painted.black);
        let end = if painted.is_over { "\nit is over" } else { "" };
        format!("{list}{end}")
    }
}
