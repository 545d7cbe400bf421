//! Matchings, and the games that they decide, against `petgraph`.

use crate::{Comparison, Tried, same};
use petgraph::algo::maximum_matching;
use petgraph::graph::UnGraph;
use rand::Rng;
use rand::seq::SliceRandom;
use rand_chacha::ChaCha8Rng;
use shared::lists::Adjacency;
use shared::matching::{Matching, Shrinking};
use shared::{edmonds, geography, hopcroft_karp};
use std::ops::Range;

pub const COMPARISONS: &[Comparison] = &[
    Comparison {
        what: "maximum matchings and essential vertices of graphs",
        against: "petgraph",
        try_case: of_graphs,
    },
    Comparison {
        what: "maximum matchings and essential vertices of bipartite graphs",
        against: "petgraph",
        try_case: of_bipartite_graphs,
    },
    Comparison {
        what: "essential vertices as vertices are removed",
        against: "petgraph",
        try_case: of_shrinking_graphs,
    },
    Comparison {
        what: "winning moves of vertex geography",
        against: "petgraph",
        try_case: of_geography,
    },
];

#[derive(Debug)]
struct Graph {
    vertices: usize,
    edges: Vec<(usize, usize)>,
}

impl Graph {
    fn random(rng: &mut ChaCha8Rng) -> Graph {
        let vertices = rng.random_range(1..=24);
        Graph::with_edges(rng, vertices, 0..vertices, 0..vertices)
    }

    /// A bipartite graph of up to 24 vertices, and the number of those on the left, which come first.
    fn random_bipartite(rng: &mut ChaCha8Rng) -> (Graph, usize) {
        let vertices = rng.random_range(2..=24);
        let left = rng.random_range(1..vertices);
        (Graph::with_edges(rng, vertices, 0..left, left..vertices), left)
    }

    fn with_edges(
        rng: &mut ChaCha8Rng,
        vertices: usize,
        from: Range<usize>,
        to: Range<usize>,
    ) -> Graph {
        let count = rng.random_range(0..=2 * vertices);
        let mut edges: Vec<(usize, usize)> = (0..count)
            .map(|_| (rng.random_range(from.clone()), rng.random_range(to.clone())))
            .collect();
        edges.retain(|(a, b)| a != b);
        Graph { vertices, edges }
    }

    fn adjacency(&self) -> Adjacency {
        Adjacency::undirected(self.vertices, &self.edges)
    }

    fn without(&self, vertex: usize) -> Graph {
        let mut edges = self.edges.clone();
        edges.retain(|&(a, b)| a != vertex && b != vertex);
        Graph { edges, ..*self }
    }

    fn matched(&self) -> usize {
        let edges = self.edges.iter().map(|&(a, b)| (a as u32, b as u32));
        maximum_matching(&UnGraph::<(), ()>::from_edges(edges)).len()
    }

    /// Returns whether a maximum matching is smaller without the vertex.
    fn needs(&self, vertex: usize) -> bool {
        self.without(vertex).matched() < self.matched()
    }

    /// Compares size, edges and essential vertices with the crate's.
    fn holds(&self, matching: &Matching) -> Tried {
        let mates = (0..self.vertices).filter_map(|a| Some((a, matching.mate(a)?)));
        let are_edges = mates.clone().all(|(a, b)| {
            matching.mate(b) == Some(a)
                && (self.edges.contains(&(a, b)) || self.edges.contains(&(b, a)))
        });
        same(self, (are_edges, matching.size()), (true, self.matched()))?;
        same(self, 2 * matching.size(), mates.count())?;
        (0..self.vertices).try_for_each(|vertex| {
            let case = (self, vertex);
            same(case, matching.is_essential(vertex), self.needs(vertex))
        })
    }
}

fn of_graphs(rng: &mut ChaCha8Rng) -> Tried {
    let graph = Graph::random(rng);
    graph.holds(&edmonds::maximum_matching(&graph.adjacency()))
}

fn of_bipartite_graphs(rng: &mut ChaCha8Rng) -> Tried {
    let (graph, left) = Graph::random_bipartite(rng);
    graph.holds(&hopcroft_karp::maximum_matching(&graph.adjacency(), left))
}

fn of_shrinking_graphs(rng: &mut ChaCha8Rng) -> Tried {
    let (mut graph, _) = Graph::random_bipartite(rng);
    let mut shrinking = Shrinking::new(graph.adjacency());
    let mut vertices: Vec<usize> = (0..graph.vertices).collect();
    vertices.shuffle(rng);
    vertices.into_iter().try_for_each(|vertex| {
        same((&graph, vertex), shrinking.remove(vertex), graph.needs(vertex))?;
        graph = graph.without(vertex);
        Ok(())
    })
}

/// A move wins iff it leads to a vertex that is not essential.
fn of_geography(rng: &mut ChaCha8Rng) -> Tried {
    let graph = Graph::random(rng);
    let start = rng.random_range(0..graph.vertices);
    let adjacency = graph.adjacency();
    let rest = graph.without(start);
    let winning = adjacency.neighbours(start).filter(|&to| !rest.needs(to));
    let moves = geography::winning_vertices(&adjacency, start);
    same((&graph, start), moves, winning.collect())?;
    let wins = geography::wins(&edmonds::maximum_matching(&adjacency), start);
    same((&graph, start), wins, graph.needs(start))
}
