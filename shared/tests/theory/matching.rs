//! Matchings against their definition.

use crate::{hopcroft_karp, panic_message};
use proptest::prelude::*;
use shared::hopcroft_karp::maximum_matching;
use shared::matching::{adjacency, Matching, Shrinking};

pub type Edges = Vec<(usize, usize)>;

/// The size of a maximum matching among the vertices of a set, by trying every mate.
fn largest(graph: &[Vec<usize>], free: u32) -> usize {
    if free == 0 {
        return 0;
    }
    let vertex = free.trailing_zeros() as usize;
    let rest = free & !(1 << vertex);
    let mates = graph[vertex].iter().filter(|&&mate| rest >> mate & 1 == 1);
    mates
        .map(|mate| 1 + largest(graph, rest & !(1 << mate)))
        .chain([largest(graph, rest)])
        .max()
        .unwrap_or(0)
}

/// Checks all that a matching is said to be on a small graph.
pub fn check(graph: &[Vec<usize>], matching: &Matching) {
    let all = (1 << graph.len()) - 1;
    assert_eq!(matching.size(), largest(graph, all));
    for vertex in 0..graph.len() {
        if let Some(mate) = matching.mate(vertex) {
            assert!(graph[vertex].contains(&mate));
            assert_eq!(matching.mate(mate), Some(vertex));
        }
        let essential = largest(graph, all & !(1 << vertex)) < matching.size();
        assert_eq!(matching.is_essential(vertex), essential, "{vertex}");
    }
}

#[test]
fn edges_to_vertices_beyond_the_last_are_refused() {
    for edge in [(0, 2), (2, 0)] {
        let message = panic_message(|| adjacency(2, &[edge]));
        assert!(message.contains("does not exist"), "{edge:?}: {message}");
    }
}

/// Removes vertices in an order, each essential or not as in a maximum matching of its own; and looks
/// at what is left.
fn check_removals(graph: &[Vec<usize>], left: usize, order: impl IntoIterator<Item = usize>) {
    let mut rest = graph.to_vec();
    let mut shrinking = Shrinking::new(rest.clone(), &maximum_matching(&rest, left));
    for vertex in order {
        let essential = maximum_matching(&rest, left).is_essential(vertex);
        assert_eq!(shrinking.remove(vertex), essential, "{vertex} of {rest:?}");
        for neighbours in &mut rest {
            neighbours.retain(|&neighbour| neighbour != vertex);
        }
        rest[vertex].clear();
        for (vertex, neighbours) in rest.iter().enumerate() {
            assert_eq!(shrinking.neighbours(vertex), neighbours);
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
    let graph = adjacency(2, &[(0, 1)]);
    let mut rest = Shrinking::new(graph.clone(), &maximum_matching(&graph, 1));
    assert!(rest.remove(0));
    assert!(!rest.remove(0));
    assert!(!rest.remove(1));
}

#[test]
fn a_matching_of_another_graph_is_refused() {
    let message = panic_message(|| {
        let matching = maximum_matching(&adjacency(2, &[(0, 1)]), 1);
        Shrinking::new(adjacency(3, &[]), &matching)
    });
    assert!(message.contains("another graph"), "{message}");
}

proptest! {
    #[test]
    fn vertices_are_removed_in_any_order(
        edges in prop::collection::vec((0_usize..30, 30_usize..60), 0..100),
        order in Just((0..60).collect::<Vec<usize>>()).prop_shuffle(),
    ) {
        check_removals(&adjacency(60, &edges), 30, order);
    }
}
