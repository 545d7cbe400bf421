//! The component game on trees with gaps in the numbers of their vertices, and on large trees.

use jury::rules::keep_component::KeepComponent;
use jury::search::impartial::{Outcomes, Play};
use proptest::prelude::*;
use shared::keep_component::{tree_wins, winning_moves, wins};

/// The edges of a tree, given the parents of all vertices but the first.
fn tree(parents: &[prop::sample::Index]) -> Vec<(usize, usize)> {
    let children = 1..=parents.len();
    let parents = parents.iter().zip(children.clone());
    let parents = parents.map(|(parent, child)| parent.index(child));
    parents.zip(children).collect()
}

#[test]
fn a_single_vertex_is_won_and_has_no_moves() {
    assert!(wins(&[]));
    assert!(tree_wins(1, [(0, 0); 0]));
    assert!(winning_moves(&[]).is_empty());
}

#[test]
#[should_panic(expected = "not a tree")]
fn a_cycle_is_refused() {
    let _ = winning_moves(&[(0, 1), (1, 2), (2, 0)]);
}

proptest! {
    #[test]
    fn random_trees_are_those_of_the_rules(
        parents in prop::collection::vec(any::<prop::sample::Index>(), 1..12),
    ) {
        let edges = tree(&parents);
        prop_assert_eq!(tree_wins(edges.len() + 1, &edges), wins(&edges));
        let graph = edges.iter().map(|&(a, b)| (a, b, ()));
        let game = KeepComponent::new(&jury::graph::Graph::new(edges.len() + 1, graph));
        let start = game.start();
        prop_assert_eq!(wins(&edges), Outcomes::new(game, Play::Misere).wins(&start));
    }

    #[test]
    fn winning_moves_leave_lost_trees_whatever_the_numbers(
        parents in prop::collection::vec(any::<prop::sample::Index>(), 1..200),
        gap in 1..10_usize,
    ) {
        let edges: Vec<(usize, usize)> =
            tree(&parents).iter().map(|&(a, b)| (gap * a + 3, gap * b + 3)).collect();
        let moves = winning_moves(&edges);
        prop_assert_eq!(moves.is_empty(), !wins(&edges));
        for kept in moves {
            prop_assert!(!kept.is_empty() && !wins(&kept));
        }
    }
}
