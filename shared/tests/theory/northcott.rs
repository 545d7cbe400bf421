//! Tests that reversible moves change nothing in any game.

use crate::rules::ByOptions;
use jury::search::impartial::{Grundy, Outcomes, Play};
use proptest::prelude::*;
use shared::nim;

/// A game on a graph without cycles: the options of each vertex are smaller vertices.
type Graph = Vec<Vec<usize>>;

fn graphs() -> impl Strategy<Value = Graph> {
    let options = |vertex: usize| prop::collection::vec(0..vertex.max(1), 0..=vertex.min(3));
    let vertices: Vec<_> = (0..6).map(options).collect();
    vertices.prop_map(|mut graph| {
        graph[0].clear();
        graph
    })
}

/// The targets of further moves from `vertex`: those with an ordinary move to a vertex with the value of
/// `vertex`.
fn reversible(graph: &Graph, values: &[u64], vertex: usize) -> Vec<usize> {
    let can_answer = |&to: &usize| graph[to].iter().any(|&back| values[back] == values[vertex]);
    (0..graph.len()).filter(can_answer).collect()
}

/// The tokens, and the numbers of further moves that the player to move and the opponent have left.
type Position = (Vec<usize>, [u64; 2]);

proptest! {
    #[test]
    fn further_moves_that_can_be_answered_change_nothing(
        graph in graphs(),
        tokens in prop::collection::vec(0..6usize, 1..=2),
        further in (0..=2u64, 0..=2u64),
    ) {
        let mut grundy = Grundy::new(ByOptions::new(|&vertex: &usize| graph[vertex].clone()));
        let values: Vec<u64> = (0..graph.len()).map(|vertex| grundy.value(&vertex)).collect();
        let game = ByOptions::new(|(tokens, [own, other]): &Position| {
            let mut options = Vec::new();
            for (at, &vertex) in tokens.iter().enumerate() {
                let mut add = |to: usize, own: u64| {
                    let mut moved = tokens.clone();
                    moved[at] = to;
                    options.push((moved, [*other, own]));
                };
                for &to in &graph[vertex] {
                    add(to, *own);
                }
                if *own > 0 {
                    for to in reversible(&graph, &values, vertex) {
                        add(to, own - 1);
                    }
                }
            }
            options
        });
        let sum = nim::sum(tokens.iter().map(|&token| values[token]));
        let mut outcomes = Outcomes::new(game, Play::Normal);
        prop_assert_eq!(outcomes.wins(&(tokens, [further.0, further.1])), sum != 0);
    }
}

#[test]
fn further_moves_that_cannot_be_answered_may_change_the_winner() {
    // A lost vertex without an ordinary move, and a further move to another lost vertex.
    let graph: Graph = vec![vec![], vec![]];
    assert!(reversible(&graph, &[0, 0], 0).is_empty());
    let game = ByOptions::new(|&(_, further): &(usize, u64)| match further {
        0 => vec![],
        _ => vec![(1, further - 1)],
    });
    assert!(Outcomes::new(game, Play::Normal).wins(&(0, 1)));
}
