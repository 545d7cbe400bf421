//! Matchings against their definition.

use crate::panic_message;
use shared::matching::{adjacency, Matching};

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
