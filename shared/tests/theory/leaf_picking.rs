//! Picking leaves against its rules, and on deep trees.

use crate::panic_message;
use jury::cases::trees;
use jury::rules::leaf_picking::LeafPicking;
use jury::search::impartial::{Outcomes, Play};
use proptest::prelude::*;
use shared::leaf_picking::wins;
use shared::tree::are_parents;

fn words(parents: &[usize]) -> Vec<u32> {
    parents.iter().map(|&parent| parent as u32).collect()
}

fn searched(parents: &[usize]) -> bool {
    let game = LeafPicking::new(parents);
    let start = game.start();
    Outcomes::new(game, Play::Normal).wins(&start)
}

#[test]
fn small_trees_are_those_of_the_rules() {
    for tree in trees(0..=6, &[()]) {
        let parents: Vec<usize> = tree.edges.iter().map(|&(parent, _, ())| parent).collect();
        assert_eq!(wins(&words(&parents)), searched(&parents), "{parents:?}");
    }
}

proptest! {
    #[test]
    fn random_trees_are_those_of_the_rules_whatever_the_order(
        parents in prop::collection::vec(any::<prop::sample::Index>(), 1..12),
        names in Just((1..13_usize).collect::<Vec<_>>()).prop_shuffle(),
    ) {
        let vertices = parents.len() + 1;
        let mut names: Vec<usize> = names.into_iter().filter(|&name| name < vertices).collect();
        names.insert(0, 0);
        let mut renamed = vec![0; parents.len()];
        for (child, parent) in (1..).zip(&parents) {
            renamed[names[child] - 1] = names[parent.index(child)];
        }
        prop_assert_eq!(wins(&words(&renamed)), searched(&renamed));
    }
}

#[test]
fn depth_does_not_exhaust_the_stack() {
    for vertices in [999_999, 1_000_000] {
        let up: Vec<u32> = (0..vertices - 1).collect();
        assert_eq!(wins(&up), vertices % 2 == 1);
        let down: Vec<u32> = (2..vertices).chain([0]).collect();
        assert_eq!(wins(&down), vertices % 2 == 1);
    }
}

#[test]
fn parents_that_form_no_tree_are_told_and_do_not_hang() {
    for parents in [vec![1], vec![2, 1], vec![0, 3, 2], vec![0, 3, 4, 2]] {
        assert!(!are_parents(&parents), "{parents:?}");
        let _ = wins(&parents);
    }
    assert!(panic_message(|| wins(&[2])).contains("not in 0..2"));
}
