//! Matchings against their definition.

use crate::hopcroft_karp;
use proptest::prelude::*;
use shared::hopcroft_karp::maximum_matching;
use shared::lists::Adjacency;
use shared::matching::{Matching, Shrinking};

pub type Edges = Vec<(usize, usize)>;

/// The size of a maximum matching among the vertices of a set, by trying every mate.
fn largest(graph: &Adjacency, free: u32) -> usize {
    if free == 0 {
        return 0;
    }
    let vertex = free.trailing_zeros() as usize;
    let rest = free & !(1 << vertex);
    let mates = graph.neighbours(vertex).filter(|mate| rest >> mate & 1 == 1);
    mates
        .map(|mate| 1 + largest(graph, rest & !(1 << mate)))
        .chain([largest(graph, rest)])
        .max()
        .unwrap_or(0)
}

/// Checks all documented properties of a matching of a small graph.
pub fn check(graph: &Adjacency, matching: &Matching) {
    let all = (1 << graph.len()) - 1;
    assert_eq!(matching.size(), largest(graph, all));
    for vertex in 0..graph.len() {
        if let Some(mate) = matching.mate(vertex) {
            assert!(graph[vertex].contains(&(mate as u32)));
            assert_eq!(matching.mate(mate), Some(vertex));
        }
        let essential = largest(graph, all & !(1 << vertex)) < matching.size();
        assert_eq!(matching.is_essential(vertex), essential, "{vertex}");
    }
}

/// A graph without the edges of a vertex.
fn without(graph: &Adjacency, vertex: usize) -> Adjacency {
    let lists = (0..graph.len()).map(|from| {
        let ends = graph[from].iter().copied();
        ends.filter(move |&to| from != vertex && to as usize != vertex)
    });
    lists.collect()
}

/// Removes vertices in the given order, compares whether each is essential with a fresh maximum matching,
/// and checks the rest of the graph.
fn check_removals(graph: &Adjacency, left: usize, order: impl IntoIterator<Item = usize>) {
    let mut rest = graph.clone();
    let mut shrinking = Shrinking::new(rest.clone());
    for vertex in order {
        let essential = maximum_matching(&rest, left).is_essential(vertex);
        assert_eq!(shrinking.remove(vertex), essential, "{vertex} of {rest:?}");
        rest = without(&rest, vertex);
        for vertex in 0..rest.len() {
            assert!(shrinking.neighbours(vertex).eq(rest.neighbours(vertex)));
        }
    }
}

#[test]
fn vertices_are_removed_from_every_small_bipartite_graph() {
    for (graph, left) in hopcroft_karp::graphs() {
        check_removals(&graph, left, 0..graph.len());
        check_removals(&graph, left, (0..graph.len()).rev());
    }
}

#[test]
fn a_vertex_may_be_removed_again() {
    let graph = Adjacency::undirected(2, &[(0, 1)]);
    let mut rest = Shrinking::new(graph);
    assert!(rest.remove(0));
    assert!(!rest.remove(0));
    assert!(!rest.remove(1));
}

proptest! {
    #[test]
    fn vertices_are_removed_in_any_order(
        edges in prop::collection::vec((0_usize..30, 30_usize..60), 0..100),
        order in Just((0..60).collect::<Vec<usize>>()).prop_shuffle(),
    ) {
        check_removals(&Adjacency::undirected(60, &edges), 30, order);
    }
}
