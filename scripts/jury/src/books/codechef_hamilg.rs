//! CodeChef HAMILG, A Game on a Graph: one player puts a token on a vertex, and the other one makes
//! the first move of undirected vertex geography; on how many vertices does the first one win?

use super::prelude::*;
use super::{geography_starts, geography_wins};
use crate::format::graph;
use crate::graph::{Edge, Graph};
use crate::second_opinion::matching::left_out_by_some;
use std::collections::BTreeSet;

const MAX_VERTICES: usize = 2000;
const MAX_EDGES: usize = 1_000_000;
const SEARCHED_VERTICES: usize = 10;
const SECOND_OPINION_VERTICES: usize = 200;

#[derive(Default)]
pub struct Book;

impl super::Book for Book {
    type Case = Graph;

    /// The judge allows 100, but no more than 1,000,000 edges in all of them.
    const MAX_CASES: usize = 50;

    fn file() -> File<impl Format<Value = Graph>> {
        let without_loops = graph(()).such_that("a graph without loops", |graph| {
            graph.edges.iter().all(|(a, b, ())| a != b)
        });
        counted(without_loops.such_that("a connected graph", Graph::is_connected))
    }

    fn position(_: &Graph) -> Shown {
        Err("a case asks about every first vertex")
    }

    fn positions(graph: &Graph) -> AllShown {
        geography_starts(graph, graph.vertices)
    }

    fn answer(&mut self, graph: &Graph) -> Option<String> {
        (graph.vertices <= SEARCHED_VERTICES).then(|| {
            let wins = geography_wins(graph);
            wins.into_iter().filter(|wins| !wins).count().to_string()
        })
    }

    fn small() -> impl Iterator<Item = Graph> {
        let graphs = (1..=5).flat_map(|vertices| {
            let pairs = cases::complete(vertices).edges;
            cases::subsets(pairs).map(move |edges| Graph { vertices, edges })
        });
        graphs.filter(Graph::is_connected)
    }

    fn random(random: &mut Random) -> Graph {
        let vertices = random.random_range(1..=SEARCHED_VERTICES);
        let count = random.random_range(vertices - 1..=2 * vertices);
        connected(random, vertices, count)
    }

    fn full(random: &mut Random) -> Graph {
        let vertices = cases::number(random, 1..=MAX_VERTICES as u64) as usize;
        match random.random_range(0..4) {
            0 => odd_cliques(3, (vertices / 3).max(1)),
            1 => connected(random, vertices, 0),
            2 => connected(random, vertices, 2 * vertices),
            _ => connected(random, vertices, 10 * vertices),
        }
    }

    const SECOND_OPINION: SecondOpinion = SecondOpinion::By(
        "the Tutte matrix: which vertices some maximum matching leaves out, by linear algebra \
         over a prime field, for up to 200 vertices; the solution searches alternating paths",
    );

    fn second_opinion(&mut self, graph: &Graph) -> Option<String> {
        let few = graph.vertices <= SECOND_OPINION_VERTICES;
        few.then(|| left_out_by_some(graph).to_string())
    }

    fn largest(random: &mut Random) -> Vec<(&'static str, Vec<Graph>)> {
        let mut connected = |edges| vec![connected(random, MAX_VERTICES, edges)];
        vec![
            ("2,000 vertices, 1,000,000 edges", connected(MAX_EDGES)),
            ("2 cliques of 999 vertices", vec![odd_cliques(999, 2)]),
            ("666 triangles in a row", vec![odd_cliques(3, 666)]),
            ("2,000 vertices, 6,000 edges", connected(6000)),
        ]
    }
}

/// A random connected graph: a tree, and more edges up to `count`, or as many as there may be.
fn connected(random: &mut Random, vertices: usize, count: usize) -> Graph {
    let mut connected = cases::tree(random, vertices);
    let ends = |&(a, b, ()): &Edge| (a.min(b), a.max(b));
    let joined: BTreeSet<_> = connected.edges.iter().map(ends).collect();
    let mut more = cases::graph(random, vertices, count).edges;
    more.retain(|edge| !joined.contains(&ends(edge)));
    more.truncate(count.saturating_sub(joined.len()));
    connected.edges.extend(more);
    connected
}

/// Cliques of an odd number of vertices, each joined to the next by one edge.
fn odd_cliques(size: usize, count: usize) -> Graph {
    let mut clique = cases::complete(size).edges;
    clique.push((size - 1, size, ()));
    let shift = |first: usize| move |&(a, b, ()): &_| (first + a, first + b, ());
    let edges = (0..count).flat_map(|at| clique.iter().map(shift(at * size)));
    let mut cliques = Graph::new(size * count, edges);
    cliques.edges.pop();
    cliques
}
