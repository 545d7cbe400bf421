//! Rooting trees, compared with a search of the graph.

use shared::tree::{is_tree as forms_tree, leaves_first, Branch};
use std::panic::catch_unwind;

/// The number of vertices that are connected to vertex 0.
fn reached(edges: &[(usize, usize)]) -> usize {
    let mut reached = vec![0];
    let mut at = 0;
    while at < reached.len() {
        for &(a, b) in edges {
            for (from, to) in [(a, b), (b, a)] {
                if from == reached[at] && !reached.contains(&to) {
                    reached.push(to);
                }
            }
        }
        at += 1;
    }
    reached.len()
}

/// All lists of a number of edges between some vertices, including loops.
fn lists(vertices: usize, edges: usize) -> Vec<Vec<(usize, usize)>> {
    let pairs = (0..vertices).flat_map(|a| (0..vertices).map(move |b| (a, b)));
    let pairs: Vec<_> = pairs.collect();
    let mut lists = vec![vec![]];
    for _ in 0..edges {
        let longer = lists
            .iter()
            .flat_map(|list| pairs.iter().map(move |&pair| [list.as_slice(), &[pair]].concat()));
        lists = longer.collect();
    }
    lists
}

#[test]
fn only_trees_are_rooted() {
    for vertices in 1..=4 {
        for edges in 0..=vertices.min(3) {
            for list in lists(vertices, edges) {
                let is_tree = edges + 1 == vertices && reached(&list) == vertices;
                assert_eq!(forms_tree(vertices, &list), is_tree, "{list:?}");
                for root in 0..vertices {
                    let branches = catch_unwind(|| leaves_first(vertices, &list, root));
                    assert_eq!(branches.is_ok(), is_tree, "{list:?} {root}");
                    let mut gone = Vec::new();
                    for Branch { parent, child, edge } in branches.unwrap_or_default() {
                        let ends = [(parent, child), (child, parent)];
                        assert!(ends.contains(&list[edge]), "{list:?} {root}");
                        assert!(child != root && !gone.contains(&parent), "{list:?} {root}");
                        assert!(!gone.contains(&child), "{list:?} {root}");
                        gone.push(child);
                    }
                    assert_eq!(gone.len(), if is_tree { edges } else { 0 }, "{list:?} {root}");
                }
            }
        }
    }
}

#[test]
#[should_panic(expected = "does not exist")]
fn vertices_beyond_the_last_are_refused() {
    let _ = leaves_first(2, &[(0, 2)], 0);
}

#[test]
#[should_panic(expected = "the root")]
fn a_root_beyond_the_last_vertex_is_refused() {
    let _ = leaves_first(2, &[(0, 1)], 2);
}
