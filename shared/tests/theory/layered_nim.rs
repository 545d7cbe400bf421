//! Nim in layers against the rules of its games, and the bounds of these games against each other.

use jury::cases::{all_lists, subsets};
use jury::graph::Graph;
use jury::rules::election::Election;
use jury::rules::matrix::Matrix;
use jury::search::impartial::{Outcomes, Play};
use shared::grundy::dag_values;
use shared::layered_nim::{winning_move, wins};
use shared::lists::Adjacency;

/// Every graph on some vertices whose arcs lead to greater vertices.
pub fn graphs(vertices: usize) -> impl Iterator<Item = Graph> {
    let pairs = (0..vertices).flat_map(|b| (0..b).map(move |a| (a, b, ())));
    subsets(pairs.collect()).map(move |arcs| Graph::new(vertices, arcs))
}

/// Returns the vertices to which each vertex has arcs, and the layers.
pub fn layers(graph: &Graph) -> (Adjacency, Vec<usize>) {
    let arcs: Vec<_> = graph.edges.iter().map(|&(from, to, ())| (from, to)).collect();
    let resets = Adjacency::directed(graph.vertices, &arcs);
    let values = dag_values(&resets).expect("no cycle");
    let layers = values.into_iter().map(|value| value as usize).collect();
    (resets, layers)
}

/// A bound of one less than a power of two makes no difference.
#[test]
fn elections_with_greater_promises() {
    for graph in graphs(3) {
        let mut outcomes =
            [1, 3, 7].map(|most| Outcomes::new(Election::new(&graph, most), Play::Normal));
        for taxes in all_lists(3..=3, 0..=1) {
            let wins = outcomes.each_mut().map(|outcomes| outcomes.wins(&taxes));
            assert!(wins.iter().all(|&one| one == wins[0]), "{taxes:?} {graph:?}");
        }
    }
}

#[test]
fn matrices() {
    let sizes =
        [(1, 1, 7), (2, 1, 7), (2, 2, 7), (3, 3, 3), (4, 2, 3), (4, 4, 3), (6, 2, 1), (6, 3, 1)];
    for (cells, columns, most) in sizes {
        let mut outcomes = Outcomes::new(Matrix { columns, most }, Play::Normal);
        for numbers in all_lists(cells..=cells, 0..=most) {
            let diagonal = |at: usize| at / columns + at % columns;
            let layered = numbers.iter().enumerate().map(|(at, &number)| (number, diagonal(at)));
            assert_eq!(wins(layered), outcomes.wins(&numbers), "{columns} columns: {numbers:?}");
        }
    }
}

#[test]
fn matrices_with_greater_numbers() {
    for (cells, columns) in [(2, 2), (3, 1), (4, 2)] {
        let mut small = Outcomes::new(Matrix { columns, most: 1 }, Play::Normal);
        let mut great = Outcomes::new(Matrix { columns, most: 3 }, Play::Normal);
        for numbers in all_lists(cells..=cells, 0..=1) {
            assert_eq!(small.wins(&numbers), great.wins(&numbers), "{numbers:?}");
        }
    }
}

#[test]
#[should_panic(expected = "a move must reach each lower layer")]
fn a_layer_that_no_move_reaches_is_noticed() {
    winning_move(&[1, 1], &[1, 0], &Adjacency::directed(2, &[]));
}
