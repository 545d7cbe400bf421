//! Rules of games that do not belong to a problem, and access to those of the jury.

use jury::graph::Graph;
use jury::rules::digraph::Digraph;
use jury::rules::{Game, Visit};
use std::fmt::Debug;
use std::hash::Hash;
use std::marker::PhantomData;

/// A game given by a closure that lists the options of a position.
pub struct ByOptions<P, F> {
    options: F,
    position: PhantomData<P>,
}

impl<P, F: Fn(&P) -> Vec<P>> ByOptions<P, F> {
    pub fn new(options: F) -> Self {
        ByOptions { options, position: PhantomData }
    }
}

impl<P: Clone + Debug + Eq + Hash, F: Fn(&P) -> Vec<P>> Game for ByOptions<P, F> {
    type Position = P;

    fn moves(&self, position: &P, visit: Visit<P>) {
        for option in (self.options)(position) {
            visit(option, format_args!("a move"));
        }
    }

    fn draw(&self, position: &P) -> String {
        format!("{position:?}")
    }
}

/// Sums of heaps, sorted: a move replaces one of them by one of the lists in `options(heap)`.
pub fn sums(
    options: impl Fn(u64) -> Vec<Vec<u64>>,
) -> ByOptions<Vec<u64>, impl Fn(&Vec<u64>) -> Vec<Vec<u64>>> {
    ByOptions::new(move |heaps: &Vec<u64>| {
        let mut reached = Vec::new();
        for (at, &heap) in heaps.iter().enumerate() {
            for parts in options(heap) {
                let mut option = [&heaps[..at], &heaps[at + 1..], &parts].concat();
                option.sort_unstable();
                reached.push(option);
            }
        }
        reached
    })
}

/// A token on a directed graph.
pub fn token(vertices: usize, arcs: impl Iterator<Item = (usize, usize)>) -> Digraph {
    let edges = arcs.map(|(from, to)| (from, to, ())).collect();
    Digraph::new(&Graph { vertices, edges })
}
