//! Green Hackenbush against its rules.

use jury::rules::picture::Picture;
use jury::search::impartial::Grundy;
use proptest::prelude::*;
use shared::green_hackenbush::{graph_value, grounded_values, tree_value};
use shared::nim;

fn searched_value(edges: &[(usize, usize)]) -> u64 {
    let picture = Picture::new(edges.iter().map(|&(a, b)| (a, b, ())).collect());
    let start = picture.start();
    Grundy::new(picture).value(&start)
}

#[test]
fn stalks_are_nim_heaps() {
    for a in 0..5 {
        for b in 0..5 {
            let mut edges = Vec::new();
            for (height, first) in [(a, 1), (b, 1 + a)] {
                let stalk = (0..height).map(|at| if at == 0 { 0 } else { first + at - 1 });
                edges.extend(stalk.zip(first..));
            }
            let heaps = [a as u64, b as u64];
            let heap = nim::sum(heaps);
            assert_eq!(searched_value(&edges), heap, "{a} {b}");
            assert_eq!(tree_value(a + b + 1, &edges, 0), heap, "{a} {b}");
        }
    }
}

/// All multisets of `count` edges on some vertices, including loops.
fn graphs(vertices: usize, count: usize) -> Vec<Vec<(usize, usize)>> {
    let pairs: Vec<(usize, usize)> =
        (0..vertices).flat_map(|a| (a..vertices).map(move |b| (a, b))).collect();
    let mut graphs = vec![(vec![], 0)];
    for _ in 0..count {
        graphs = graphs
            .iter()
            .flat_map(|(graph, from)| (*from..pairs.len()).map(move |at| (graph, at)))
            .map(|(graph, at)| ([graph.as_slice(), &[pairs[at]]].concat(), at))
            .collect();
    }
    graphs.into_iter().map(|(graph, _)| graph).collect()
}

#[test]
fn graph_values_are_those_of_the_rules() {
    for (vertices, most) in [(1, 4), (2, 6), (3, 6), (4, 5), (5, 4)] {
        for count in 0..=most {
            for graph in graphs(vertices, count) {
                let value = graph_value(vertices, &graph, 0);
                assert_eq!(value, searched_value(&graph), "{graph:?}");
            }
        }
    }
}

proptest! {
    #[test]
    fn random_graphs_are_those_of_the_rules(
        edges in prop::collection::vec((0..7usize, 0..7usize), 0..=10),
        ground in 0..7usize,
    ) {
        // In the rules above, vertex 0 is the ground.
        let exchange = |vertex| if vertex == 0 { ground } else if vertex == ground { 0 } else { vertex };
        let exchanged: Vec<_> = edges.iter().map(|&(a, b)| (exchange(a), exchange(b))).collect();
        prop_assert_eq!(graph_value(7, &exchanged, ground), searched_value(&edges));
    }

    #[test]
    fn a_tree_is_a_graph(parents in prop::collection::vec(any::<prop::sample::Index>(), 0..300)) {
        let edges: Vec<(usize, usize)> = (1..)
            .zip(parents)
            .map(|(child, parent)| (child, parent.index(child)))
            .collect();
        let vertices = edges.len() + 1;
        prop_assert_eq!(tree_value(vertices, &edges, 0), graph_value(vertices, &edges, 0));
    }
}

/// A graph whose first `grounded` vertices are merged into vertex 0.
fn fused(edges: &[(usize, usize)], grounded: usize) -> Vec<(usize, usize)> {
    let fused = |vertex| if vertex < grounded { 0 } else { vertex };
    edges.iter().map(|&(a, b)| (fused(a), fused(b))).collect()
}

proptest! {
    #[test]
    fn grounded_values_are_those_of_the_rules_and_of_graphs(
        parents in prop::collection::vec(any::<prop::sample::Index>(), 0..9),
        names in Just((0..10).collect::<Vec<usize>>()).prop_shuffle(),
    ) {
        let vertices = parents.len() + 1;
        let names: Vec<usize> = names.into_iter().filter(|&name| name < vertices).collect();
        let edges: Vec<(usize, usize)> = (1..)
            .zip(parents)
            .map(|(child, parent)| (names[child], names[parent.index(child)]))
            .collect();
        for (grounded, value) in (1..).zip(grounded_values(vertices, &edges)) {
            let fused = fused(&edges, grounded);
            prop_assert_eq!(value, searched_value(&fused), "{}", grounded);
            prop_assert_eq!(value, graph_value(vertices, &fused, 0), "{}", grounded);
        }
    }
}

#[test]
fn neither_depth_nor_length_exhausts_the_stack() {
    let length = 300_000;
    let path: Vec<(usize, usize)> = (0..length).map(|at| (at, at + 1)).collect();
    assert_eq!(tree_value(length + 1, &path, 0), length as u64);
    assert_eq!(graph_value(length + 1, &path, 0), length as u64);
    let grounded = grounded_values(length + 1, &path);
    assert_eq!((grounded[0], grounded[length]), (length as u64, 0));
    let cycle = [path.as_slice(), &[(length, 0)]].concat();
    assert_eq!(graph_value(length + 1, &cycle, 0), 1);
}
