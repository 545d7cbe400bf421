//! Painting paths against the rules, with other roots, and on deep trees.

use jury::graph::Graph;
use jury::rules::path_painting::PathPainting;
use jury::search::impartial::{Grundy, Outcomes, Play};
use proptest::prelude::*;
use shared::path_painting::{value, winning_vertices, wins};

proptest! {
    #[test]
    fn random_trees_are_those_of_the_rules(
        parents in prop::collection::vec(any::<prop::sample::Index>(), 0..11),
        white in prop::collection::vec(any::<bool>(), 11),
        root in any::<prop::sample::Index>(),
    ) {
        let edges: Vec<(usize, usize)> = (1..)
            .zip(parents)
            .map(|(child, parent)| (child, parent.index(child)))
            .collect();
        let vertices = edges.len() + 1;
        let white = &white[..vertices];

        // In the rules, vertex 0 is the root.
        let root = root.index(vertices);
        let exchange = |vertex| if vertex == 0 { root } else if vertex == root { 0 } else { vertex };
        let exchanged = edges.iter().map(|&(a, b)| (exchange(a), exchange(b), ()));
        let game = PathPainting::new(&Graph::new(vertices, exchanged));
        let start = (0..vertices).filter(|&v| white[v]).map(|v| 1 << exchange(v)).sum();

        prop_assert_eq!(value(white, &edges, root), Grundy::new(game.clone()).value(&start));
        let mut outcomes = Outcomes::new(game.clone(), Play::Normal);
        let mut winning: Vec<usize> = game
            .choices(start)
            .filter(|(_, left)| !outcomes.wins(left))
            .map(|(vertex, _)| exchange(vertex))
            .collect();
        winning.sort_unstable();
        prop_assert_eq!(winning_vertices(white, &edges, root), winning);
    }
}

#[test]
fn a_white_path_is_a_heap() {
    let length = 300_000;
    let edges: Vec<(usize, usize)> = (1..length).map(|vertex| (vertex - 1, vertex)).collect();
    let white = vec![true; length];
    assert_eq!(value(&white, &edges, 0), length as u64);
    assert_eq!(winning_vertices(&white, &edges, 0), [length - 1]);
}

#[test]
fn black_trees_are_lost() {
    assert!(!wins(&[false; 3], &[(0, 1), (1, 2)], 1));
    assert!(winning_vertices(&[false; 3], &[(0, 1), (1, 2)], 1).is_empty());
}

#[test]
#[should_panic(expected = "not a tree")]
fn a_cycle_is_refused() {
    let _ = value(&[true; 3], &[(0, 1), (1, 2), (2, 0)], 0);
}
