//! Walks over stones on graphs that are too large to be searched.

use crate::matching::Edges;
use crate::panic_message;
use proptest::prelude::*;
use shared::lists::Adjacency;
use shared::stone_walk::{winning_vertices, wins};

/// Graphs on five or six vertices with a few stones on each.
pub fn graphs() -> impl Strategy<Value = (Adjacency, Vec<u64>)> {
    (5_usize..=6).prop_flat_map(|vertices| with_stones(vertices, 12, 4))
}

fn with_stones(
    vertices: usize,
    edges: usize,
    bound: u64,
) -> impl Strategy<Value = (Adjacency, Vec<u64>)> {
    let edges = prop::collection::vec((0..vertices, 0..vertices), 0..edges);
    let graph = edges.prop_map(move |edges| {
        let edges: Edges = edges.into_iter().filter(|(a, b)| a != b).collect();
        Adjacency::undirected(vertices, &edges)
    });
    (graph, prop::collection::vec(0..bound, vertices))
}

proptest! {
    /// The winner can always move to lost vertices, whatever the loser does.
    #[test]
    fn winning_vertices_win(
        (graph, mut stones) in with_stones(60, 150, 10),
        choices in prop::collection::vec(any::<prop::sample::Index>(), 600),
    ) {
        let start = wins(&graph, &stones).into_iter().position(|wins| wins);
        let Some(mut token) = start else { return Ok(()) };
        for choice in choices {
            let moves = winning_vertices(&graph, &stones, token);
            prop_assert!(!moves.is_empty());
            stones[token] -= 1;
            token = moves[choice.index(moves.len())];
            if stones[token] == 0 {
                return Ok(());
            }
            stones[token] -= 1;
            token = graph[token][choice.index(graph[token].len())] as usize;
        }
        prop_assert!(false, "there are fewer stones than moves");
    }
}

#[test]
fn each_vertex_needs_a_number_of_stones() {
    let message = panic_message(|| wins(&Adjacency::undirected(1, &[]), &[1, 2]));
    assert!(message.contains("as many"), "{message}");
}
