//! Edmonds' algorithm on every small graph, and on blossoms within blossoms.

use crate::matching::{check, Edges};
use jury::cases::subsets;
use proptest::prelude::*;
use shared::edmonds::maximum_matching;
use shared::geography::winning_placements;
use shared::lists::Adjacency;

/// Every graph on the given number of vertices.
pub fn graphs(vertices: usize) -> impl Iterator<Item = Adjacency> {
    let pairs: Edges = (0..vertices).flat_map(|b| (0..b).map(move |a| (a, b))).collect();
    subsets(pairs).map(move |edges| Adjacency::undirected(vertices, &edges))
}

#[test]
fn every_graph_on_up_to_five_vertices() {
    for graph in (0..=5).flat_map(graphs) {
        check(&graph, &maximum_matching(&graph));
    }
}

/// Edges of a graph of at most ten vertices, dense or sparse, including loops.
pub fn edges(vertices: usize) -> impl Strategy<Value = Edges> {
    prop::collection::vec((0..vertices, 0..vertices), 0..20)
}

/// A long path of triangles, each joined to the next by an edge: blossoms within blossoms.
pub fn triangles(count: usize) -> Adjacency {
    let triangle = |at: usize| [(at, at + 1), (at + 1, at + 2), (at + 2, at), (at + 2, at + 3)];
    let mut edges: Edges = (0..count).flat_map(|at| triangle(3 * at)).collect();
    edges.pop();
    Adjacency::undirected(3 * count, &edges)
}

proptest! {
    #[test]
    fn random_graphs_on_ten_vertices(edges in edges(10)) {
        let graph = Adjacency::undirected(10, &edges);
        check(&graph, &maximum_matching(&graph));
    }
}

#[test]
fn blossoms_within_blossoms() {
    for count in 1..=3 {
        check(&triangles(count), &maximum_matching(&triangles(count)));
    }
    // An odd number of triangles leaves one vertex unmatched, which can be any vertex an even number of
    // steps from it; an even number of triangles has a perfect matching.
    assert_eq!(maximum_matching(&triangles(500)).size(), 750);
    assert_eq!(maximum_matching(&triangles(501)).size(), 751);
}

#[test]
fn long_paths_need_no_deep_recursion() {
    for vertices in [100_000, 100_001] {
        let edges: Edges = (1..vertices).map(|at| (at - 1, at)).collect();
        let graph = Adjacency::undirected(vertices, &edges);
        let matching = maximum_matching(&graph);
        assert_eq!(matching.size(), vertices / 2);
        assert_eq!(winning_placements(&matching).len(), (vertices % 2) * (vertices / 2 + 1));
    }
}
