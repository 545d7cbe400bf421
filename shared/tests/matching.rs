//! Matchings against their definition, and vertex geography against its rules.

use jury::cases::subsets;
use jury::search::impartial::{Impartial, Outcomes, Play};
use proptest::prelude::*;
use rstest::rstest;
use shared::matching::{adjacency, bipartite, general, Matching};

type Edges = Vec<(usize, usize)>;

/// The size of a maximum matching among the vertices of a set, by trying every mate.
fn largest(graph: &[Vec<usize>], free: u32) -> usize {
    if free == 0 {
        return 0;
    }
    let vertex = free.trailing_zeros() as usize;
    let rest = free & !(1 << vertex);
    let mates = graph[vertex].iter().filter(|&&mate| rest >> mate & 1 == 1);
    mates
        .map(|mate| 1 + largest(graph, rest & !(1 << mate)))
        .chain([largest(graph, rest)])
        .max()
        .unwrap_or(0)
}

/// Vertex geography: where the token stands, and where it has stood.
struct Geography<'a>(&'a [Vec<usize>]);

impl Impartial for Geography<'_> {
    type Position = (usize, u32);

    fn options(&self, &(token, visited): &(usize, u32)) -> Vec<(usize, u32)> {
        let fresh = self.0[token].iter().filter(|&&to| visited >> to & 1 == 0);
        fresh.map(|&to| (to, visited | 1 << to)).collect()
    }
}

/// Checks everything that a matching says of a small graph.
fn check(graph: &[Vec<usize>], matching: &Matching) {
    let all = (1 << graph.len()) - 1;
    assert_eq!(matching.size(), largest(graph, all));
    let mut outcomes = Outcomes::new(Geography(graph), Play::Normal);
    for vertex in 0..graph.len() {
        if let Some(mate) = matching.mate(vertex) {
            assert!(graph[vertex].contains(&mate));
            assert_eq!(matching.mate(mate), Some(vertex));
        }
        let essential = largest(graph, all & !(1 << vertex)) < matching.size();
        assert_eq!(matching.is_essential(vertex), essential, "{vertex}");
        assert_eq!(outcomes.wins(&(vertex, 1 << vertex)), essential, "{vertex}");
        let reply = matching.winning_reply(vertex);
        assert_eq!(reply.is_some(), essential, "{vertex}");
        if let Some(reply) = reply {
            assert!(
                !outcomes.wins(&(reply, 1 << vertex | 1 << reply)),
                "{vertex} {reply}"
            );
        }
    }
    let placements = (0..graph.len()).filter(|&vertex| !outcomes.wins(&(vertex, 1 << vertex)));
    assert!(matching.winning_placements().eq(placements));
}

#[test]
fn every_graph_on_up_to_five_vertices() {
    for vertices in 0..=5 {
        let pairs: Edges = (0..vertices)
            .flat_map(|b| (0..b).map(move |a| (a, b)))
            .collect();
        for edges in subsets(pairs) {
            let graph = adjacency(vertices, &edges);
            check(&graph, &general(&graph));
        }
    }
}

#[test]
fn every_bipartite_graph_on_up_to_three_and_four_vertices() {
    for left in 0..=3 {
        for right in 0..=4 {
            let pairs: Edges = (0..left)
                .flat_map(|a| (0..right).map(move |b| (a, left + b)))
                .collect();
            for edges in subsets(pairs) {
                let graph = adjacency(left + right, &edges);
                check(&graph, &bipartite(&graph, left));
            }
        }
    }
}

/// Edges between the vertices of a graph of at most ten, dense or sparse, loops among them.
fn edges(vertices: usize) -> impl Strategy<Value = Edges> {
    prop::collection::vec((0..vertices, 0..vertices), 0..20)
}

/// A long path of triangles, each joined to the next by an edge: blossoms within blossoms.
fn triangles(count: usize) -> Vec<Vec<usize>> {
    let triangle = |at: usize| {
        [
            (at, at + 1),
            (at + 1, at + 2),
            (at + 2, at),
            (at + 2, at + 3),
        ]
    };
    let mut edges: Edges = (0..count).flat_map(|at| triangle(3 * at)).collect();
    edges.pop();
    adjacency(3 * count, &edges)
}

proptest! {
    #[test]
    fn random_graphs_on_ten_vertices(edges in edges(10)) {
        let graph = adjacency(10, &edges);
        check(&graph, &general(&graph));
    }

    #[test]
    fn both_algorithms_agree_on_bipartite_graphs(
        edges in prop::collection::vec((0_usize..60, 60_usize..110), 0..300)
    ) {
        let graph = adjacency(110, &edges);
        let (special, general) = (bipartite(&graph, 60), general(&graph));
        prop_assert_eq!(special.size(), general.size());
        prop_assert!(special.winning_placements().eq(general.winning_placements()));
    }

    /// The winner follows the matching over the whole of a large graph, whatever the loser does.
    #[test]
    fn the_matching_wins_vertex_geography(
        edges in prop::collection::vec((0_usize..300, 0_usize..300), 0..900),
        choices in prop::collection::vec(any::<prop::sample::Index>(), 300),
    ) {
        let edges: Edges = edges.into_iter().filter(|(a, b)| a != b).collect();
        let graph = adjacency(300, &edges);
        let matching = general(&graph);
        for start in 0..300 {
            let mut visited = vec![false; 300];
            visited[start] = true;
            let mut loser_at = start;
            if let Some(reply) = matching.winning_reply(start) {
                visited[reply] = true;
                loser_at = reply;
            } else if matching.mate(start).is_some() {
                continue; // lost, but not along this matching
            }
            for choice in &choices {
                let open: Vec<usize> =
                    graph[loser_at].iter().copied().filter(|&to| !visited[to]).collect();
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

#[test]
fn blossoms_within_blossoms() {
    for count in 1..=3 {
        check(&triangles(count), &general(&triangles(count)));
    }
    // Of an odd number of triangles one vertex is left out, and it can be any that lies an even
    // number of steps from it; an even number of them has a perfect matching.
    assert_eq!(general(&triangles(500)).size(), 750);
    assert_eq!(general(&triangles(501)).size(), 751);
}

#[test]
fn long_paths_need_no_deep_recursion() {
    for vertices in [100_000, 100_001] {
        let edges: Edges = (1..vertices).map(|at| (at - 1, at)).collect();
        let graph = adjacency(vertices, &edges);
        let matching = general(&graph);
        assert_eq!(matching.size(), vertices / 2);
        assert_eq!(
            matching.winning_placements().count(),
            (vertices % 2) * (vertices / 2 + 1)
        );
    }
}

#[rstest]
#[case((0, 2))]
#[case((2, 0))]
#[should_panic(expected = "does not exist")]
fn edges_to_vertices_beyond_the_last_are_refused(#[case] edge: (usize, usize)) {
    let _ = adjacency(2, &[edge]);
}
