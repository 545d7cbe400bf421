//! The Hopcroft–Karp algorithm on every small bipartite graph, and against that of Edmonds.

use crate::matching::{check, Edges};
use jury::cases::subsets;
use proptest::prelude::*;
use rand::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use shared::edmonds;
use shared::geography::winning_placements;
use shared::hopcroft_karp::maximum_matching;
use shared::lists::Adjacency;

/// Every bipartite graph on up to three left and up to four right vertices, with the number of left ones.
pub fn graphs() -> impl Iterator<Item = (Adjacency, usize)> {
    let sides = (0..=3).flat_map(|left| (0..=4).map(move |right| (left, right)));
    sides.flat_map(|(left, right)| {
        let pairs = (0..left).flat_map(|a| (0..right).map(move |b| (a, left + b)));
        let pairs: Edges = pairs.collect();
        subsets(pairs).map(move |edges| (Adjacency::undirected(left + right, &edges), left))
    })
}

#[test]
fn every_bipartite_graph_on_up_to_three_and_four_vertices() {
    for (graph, left) in graphs() {
        check(&graph, &maximum_matching(&graph, left));
    }
}

/// On the boards, searches from single vertices become so long that phases follow.
#[test]
fn both_algorithms_agree_on_boards_with_few_blocked_cells() {
    const SIDE: usize = 100;
    for seed in 0..3 {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let is_free = [(); SIDE * SIDE].map(|()| rng.random_bool(0.93));
        // The cells of each colour are numbered by rows.
        let vertex = |cell: usize| {
            let colour = (cell / SIDE + cell) % 2;
            colour * SIDE * SIDE / 2 + cell / 2
        };
        let beside = |cell: usize| {
            let right = (cell % SIDE + 1 < SIDE).then_some(cell + 1);
            let below = (cell + SIDE < SIDE * SIDE).then_some(cell + SIDE);
            [right, below].into_iter().flatten().map(move |other| (cell, other))
        };
        let pairs = (0..SIDE * SIDE).flat_map(beside);
        let free = pairs.filter(|&(a, b)| is_free[a] && is_free[b]);
        let edges: Edges = free.map(|(a, b)| (vertex(a), vertex(b))).collect();
        let graph = Adjacency::undirected(SIDE * SIDE, &edges);
        let special = maximum_matching(&graph, SIDE * SIDE / 2);
        let general = edmonds::maximum_matching(&graph);
        assert_eq!(special.size(), general.size());
        assert_eq!(winning_placements(&special), winning_placements(&general));
    }
}

proptest! {
    #[test]
    fn both_algorithms_agree_on_bipartite_graphs(
        edges in prop::collection::vec((0_usize..60, 60_usize..110), 0..300)
    ) {
        let graph = Adjacency::undirected(110, &edges);
        let (special, general) = (maximum_matching(&graph, 60), edmonds::maximum_matching(&graph));
        prop_assert_eq!(special.size(), general.size());
        prop_assert_eq!(winning_placements(&special), winning_placements(&general));
    }
}
