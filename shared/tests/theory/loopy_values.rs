//! Values of loopy games against the rules, in sums of tokens on graphs.

use jury::cases::subsets;
use proptest::prelude::*;
use shared::grundy::dag_values;
use shared::lists::Adjacency;
use shared::loopy_values::{outcome, sum, values, Outcome, Value};
use shared::retrograde::{self, Graph, Play};

/// The vertices of a number of tokens, from the number of their position.
fn placed(vertices: usize, tokens: u32, position: usize) -> Vec<usize> {
    let token = |token| position / vertices.pow(token) % vertices;
    (0..tokens).map(token).collect()
}

/// Checks the outcomes of all sums of a number of tokens by their values against a search of the sum.
fn check(vertices: usize, arcs: &[(usize, usize)], tokens: u32) {
    let positions = vertices.pow(tokens);
    let mut moves = Vec::new();
    for position in 0..positions {
        for (token, at) in (0..).zip(placed(vertices, tokens, position)) {
            let unit = vertices.pow(token);
            let reached = arcs.iter().filter(|(from, _)| *from == at);
            moves.extend(reached.map(|(_, to)| (position, position - at * unit + to * unit)));
        }
    }
    let searched = Graph::new(positions, &moves).solve(Play::Normal);
    let values = values(vertices, arcs);
    for (position, searched) in searched.into_iter().enumerate() {
        let searched = match searched {
            retrograde::Outcome::Win(_) => Outcome::Win,
            retrograde::Outcome::Loss(_) => Outcome::Loss,
            retrograde::Outcome::Draw => Outcome::Draw,
        };
        let placed = placed(vertices, tokens, position);
        let parts: Vec<Value> = placed.iter().map(|&at| values[at].clone()).collect();
        assert_eq!(outcome(&parts), searched, "{arcs:?} {placed:?}");
        if let [first, others @ ..] = &parts[..] {
            assert_eq!(sum(&parts), sum(&[first.clone(), sum(others)]), "{parts:?}");
        }
    }
}

#[test]
fn sums_on_all_graphs_of_three_vertices() {
    let arcs = (0..9).map(|arc| (arc / 3, arc % 3)).collect();
    for arcs in subsets(arcs) {
        for tokens in 1..=3 {
            check(3, &arcs, tokens);
        }
    }
}

fn arcs(vertices: usize) -> impl Strategy<Value = Vec<(usize, usize)>> {
    prop::collection::vec((0..vertices, 0..vertices), 0..3 * vertices)
}

proptest! {
    #[test]
    fn sums_on_graphs_of_six_vertices(arcs in arcs(6), tokens in 1..=3_u32) {
        check(6, &arcs, tokens);
    }

    /// With a few arcs back, both nimbers above 1 and ∞ occur.
    #[test]
    fn sums_on_graphs_that_are_nearly_acyclic(back in arcs(6), down in arcs(6)) {
        let down = down.into_iter().filter(|(from, to)| from > to);
        let arcs: Vec<_> = down.chain(back.into_iter().take(4)).collect();
        check(6, &arcs, 3);
    }

    #[test]
    fn without_cycles_values_are_grundy_values(arcs in arcs(9)) {
        let down: Vec<_> = arcs.into_iter().filter(|(from, to)| from > to).collect();
        let grundy = dag_values(&Adjacency::directed(9, &down)).unwrap();
        let nimbers: Vec<_> = grundy.into_iter().map(Value::Nimber).collect();
        prop_assert_eq!(values(9, &down), nimbers);
    }
}

/// A vertex with arcs to itself and to nimbers is ∞ with these nimbers, which cf1442f uses.
#[test]
fn loops_beside_nimbers() {
    // The vertices 0 to 4 are the nimbers 0 to 4; the vertices from 5 on have a loop and an arc to each
    // nimber of a set.
    let tournament = (0..5).flat_map(|from| (0..from).map(move |to| (from, to)));
    let sets: Vec<Vec<usize>> = subsets((0..5).collect()).collect();
    let loops = (5..).zip(&sets).flat_map(|(vertex, set)| {
        let into_set = set.iter().map(move |&nimber| (vertex, nimber));
        into_set.chain([(vertex, vertex)])
    });
    let arcs: Vec<_> = tournament.chain(loops).collect();
    let values = values(5 + sets.len(), &arcs);
    for (value, set) in values[5..].iter().zip(&sets) {
        let set = set.iter().map(|&nimber| nimber as u64).collect();
        assert_eq!(*value, Value::Infinity(set));
    }
    check(5 + sets.len(), &arcs, 2);
}
