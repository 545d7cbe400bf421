//! Several tokens on a directed graph. A move takes one along an arc. Tokens may share a vertex.

use super::digraph::Digraph;
use super::drawing::{numbers, vertices};
use super::{Game, Visit, each_alone, replaced};
use crate::graph::Graph;

/// A position is the list of the tokens' vertices, [`sorted`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tokens {
    one: Digraph,
}

impl Tokens {
    /// The game on the graph with these arcs.
    pub fn new(graph: &Graph) -> Self {
        Tokens { one: Digraph::new(graph) }
    }

    /// The game with one token.
    pub fn one(&self) -> &Digraph {
        &self.one
    }
}

/// Sorts the tokens, so that equivalent positions become equal.
pub fn sorted(mut tokens: Vec<usize>) -> Vec<usize> {
    tokens.sort_unstable();
    tokens
}

impl Game for Tokens {
    type Position = Vec<usize>;

    fn moves(&self, tokens: &Vec<usize>, visit: Visit<Vec<usize>>) {
        for (at, &token) in tokens.iter().enumerate() {
            self.one.moves(&token, &mut |to, name| {
                let from = token + 1;
                visit(sorted(replaced(tokens, at, to)), format_args!("a token on {from}: {name}"));
            });
        }
    }

    fn parts(&self, tokens: &Vec<usize>) -> Vec<Vec<usize>> {
        each_alone(tokens)
    }

    /// The vertices with their successors and their numbers of tokens.
    fn draw(&self, tokens: &Vec<usize>) -> String {
        vertices(self.one.vertices(), |vertex| {
            let count = tokens.iter().filter(|&&token| token == vertex).count();
            let mark = if count == 0 { String::from(".") } else { count.to_string() };
            (mark, numbers(self.one.successors(vertex).iter().copied()))
        })
    }
}

/// The number of ways to place tokens on vertices.
pub fn placings(vertices: usize, pieces: usize) -> usize {
    let mut placings: usize = 1;
    for piece in 1..=pieces {
        placings = placings.saturating_mul(vertices + piece - 1) / piece;
    }
    placings
}
