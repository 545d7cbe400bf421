//! Vertex geography: the placing variant against its rules, and the winner's play on large graphs.

use crate::edmonds::{graphs, triangles};
use crate::hopcroft_karp;
use crate::matching::Edges;
use jury::graph::Graph;
use jury::rules::geography::{placed, Geography};
use jury::search::impartial::{Outcomes, Play};
use proptest::prelude::*;
use shared::edmonds::maximum_matching;
use shared::geography::{winning_placements, wins};
use shared::lists::Adjacency;

/// The jury's form of a graph that is given by its neighbours.
pub fn drawn(graph: &Adjacency) -> Graph {
    let ends = (0..graph.len()).flat_map(|a| graph.neighbours(a).map(move |b| (a, b, ())));
    Graph::new(graph.len(), ends.filter(|(a, b, ())| a <= b))
}

/// The jury's game on a graph that is given by its neighbours.
pub fn rules(graph: &Adjacency) -> Geography {
    Geography::new(&drawn(graph))
}

#[test]
fn placements_win_where_the_opponent_then_loses() {
    let bipartite = hopcroft_karp::graphs().map(|(graph, _)| graph);
    let small = (0..=5).flat_map(graphs).chain(bipartite);
    for graph in small.chain((1..=3).map(triangles)) {
        let mut outcomes = Outcomes::new(rules(&graph), Play::Normal);
        let placements = (0..graph.len()).filter(|&vertex| !outcomes.wins(&placed(vertex)));
        let expected: Vec<usize> = placements.collect();
        assert_eq!(winning_placements(&maximum_matching(&graph)), expected);
    }
}

proptest! {
    /// The winner follows the matching through a large graph, whatever the loser does.
    #[test]
    fn the_matching_wins_vertex_geography(
        edges in prop::collection::vec((0_usize..300, 0_usize..300), 0..900),
        choices in prop::collection::vec(any::<prop::sample::Index>(), 300),
    ) {
        let edges: Edges = edges.into_iter().filter(|(a, b)| a != b).collect();
        let graph = Adjacency::undirected(300, &edges);
        let matching = maximum_matching(&graph);
        for start in 0..300 {
            let mut visited = vec![false; 300];
            visited[start] = true;
            let mut loser_at = start;
            if wins(&matching, start) {
                let reply = matching.mate(start);
                prop_assert!(reply.is_some());
                loser_at = reply.unwrap_or(start);
                visited[loser_at] = true;
            } else if matching.mate(start).is_some() {
                continue; // lost, but not along this matching
            }
            for choice in &choices {
                let open: Vec<usize> =
                    graph.neighbours(loser_at).filter(|&to| !visited[to]).collect();
                if open.is_empty() {
                    break;
                }
                let to = open[choice.index(open.len())];
                visited[to] = true;
                let reply = matching.mate(to);
                prop_assert!(reply.is_some_and(|reply| !visited[reply]));
                loser_at = reply.unwrap_or(to);
                visited[loser_at] = true;
            }
        }
    }
}
