//! Several tokens on a directed graph: a move takes one of them along an arc. They may share a
//! vertex.

use super::digraph::Digraph;
use super::{Game, Visit, each_alone, replaced};
use crate::graph::Graph;

/// The game on a directed graph. A position is the list of the tokens' vertices as [`sorted`] leaves
/// it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tokens {
    one: Digraph,
    vertices: usize,
}

impl Tokens {
    /// The game on the graph of these arcs.
    pub fn new(graph: &Graph) -> Self {
        Tokens {
            one: Digraph::new(graph),
            vertices: graph.vertices,
        }
    }
}

/// Tokens in ascending order: positions that play alike become the same.
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
                visit(
                    sorted(replaced(tokens, at, to)),
                    format_args!("a token on {from}: {name}"),
                );
            });
        }
    }
    fn parts(&self, tokens: &Vec<usize>) -> Vec<Vec<usize>> {
        each_alone(tokens)
    }

    /// The number of tokens on each vertex.
    fn draw(&self, tokens: &Vec<usize>) -> String {
        let count = |vertex| tokens.iter().filter(|&&token| token == vertex).count();
        let counts: Vec<String> = (0..self.vertices).map(|v| count(v).to_string()).collect();
        counts.join(" ")
    }
}
