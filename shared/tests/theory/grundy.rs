//! Grundy values against the rules of the games.

use crate::rules::token;
use jury::rules::lasker::Lasker;
use jury::search::impartial::Grundy;
use proptest::prelude::*;
use shared::grundy::{dag_values, heap_values, mex};
use shared::lists::Adjacency;

pub fn unequal_parts(heap: u64) -> Vec<Vec<u64>> {
    let parts = (1..heap).map(|part| vec![part, heap - part]);
    parts.filter(|parts| parts[0] < parts[1]).collect()
}

pub fn lasker_options(heap: u64) -> Vec<Vec<u64>> {
    let smaller = (0..heap).map(|rest| vec![rest]);
    let split = (1..heap).map(|part| vec![part, heap - part]);
    smaller.chain(split).collect()
}

#[test]
fn values_of_heaps_are_those_of_the_definition() {
    let values = heap_values(10, lasker_options);
    let mut grundy = Grundy::new(Lasker);
    for (heap, value) in (0..).zip(values) {
        assert_eq!(value, grundy.value(&vec![heap]), "{heap}");
    }
}

/// A. Guy's table of Grundy's game, as in *Winning Ways*, ch. 4.
#[test]
fn grundys_game_has_its_published_values() {
    let published = [
        0, 0, 0, 1, 0, 2, 1, 0, 2, 1, 0, 2, 1, 3, 2, 1, 3, 2, 4, 3, 0, 4, 3, 0, 4, 3, 0, 4, 1, 2,
        3, 1, 2, 4, 1, 2, 4, 1, 2, 4, 1, 5, 4, 1, 5, 4, 1, 5, 4, 1, 0,
    ];
    assert_eq!(heap_values(50, unequal_parts), published);
}

/// Arcs from each vertex to some of the vertices before it, with all vertices renamed.
fn acyclic_graph() -> impl Strategy<Value = Vec<Vec<u32>>> {
    (1_usize..12)
        .prop_flat_map(|n| {
            let arcs = proptest::collection::vec(any::<u16>(), n);
            (arcs, Just((0..n).collect::<Vec<_>>()).prop_shuffle())
        })
        .prop_map(|(arcs, names)| {
            let mut graph = vec![Vec::new(); names.len()];
            for (vertex, arcs) in arcs.into_iter().enumerate() {
                let before = (0..vertex).filter(|&option| arcs >> option & 1 == 1);
                graph[names[vertex]] = before.map(|option| names[option] as u32).collect();
            }
            graph
        })
}

proptest! {
    #[test]
    fn values_on_a_graph_are_those_of_the_definition(graph in acyclic_graph()) {
        let graph: Adjacency = graph.into_iter().collect();
        let values = dag_values(&graph).unwrap();
        let arcs = (0..graph.len()).flat_map(|from| graph.neighbours(from).map(move |to| (from, to)));
        let mut grundy = Grundy::new(token(graph.len(), arcs));
        for (vertex, &value) in values.iter().enumerate() {
            prop_assert_eq!(value, grundy.value(&vertex));
        }
    }

    #[test]
    fn a_graph_with_a_cycle_has_no_values(mut graph in acyclic_graph(), at in any::<usize>()) {
        let vertex = at % graph.len();
        graph[vertex].push(vertex as u32);
        prop_assert_eq!(dag_values(&graph.into_iter().collect()), None);
    }

    #[test]
    fn mex_is_the_least_absent_number(values in proptest::collection::vec(0..20_u64, 0..30)) {
        let mex = mex(values.iter().copied().chain([u64::MAX]));
        prop_assert!(!values.contains(&mex));
        prop_assert!((0..mex).all(|smaller| values.contains(&smaller)));
    }
}

#[test]
fn a_deep_graph_needs_no_stack() {
    let path: Adjacency = (0..1_000_000_u32).map(|vertex| vertex.checked_sub(1)).collect();
    assert_eq!(dag_values(&path).unwrap()[999_999], 1);
}
