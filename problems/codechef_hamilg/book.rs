//! A Game on a Graph: one player puts a token on a vertex, and the other makes the first move of undirected vertex
//! geography; on how many vertices does the first win?

use super::prelude::*;
use crate::second_opinion::matching::left_out_by_some;

const MAX_VERTICES: usize = 2000;
const MAX_EDGES: usize = 1_000_000;
const SEARCHED_VERTICES: usize = 10;

#[derive(Default)]
pub struct Book;

impl super::Book for Book {
    type Case = Graph;
    type Answer = usize;
    const QUESTION: Question<usize> =
        value("the number of vertices from which the player to move loses");

    fn file() -> File<Graph> {
        let graph = graph(("N", 1..=MAX_VERTICES), ("M", 0..=MAX_EDGES)).connected().simple();
        counted("T", 1..=100, graph)
            .total("the sum of M", 0..=MAX_EDGES, |graph| graph.edges.len() as u64)
    }

    fn positions(graph: &Graph) -> AllShown {
        geography_starts(graph, graph.vertices)
    }

    fn answer(&mut self, graph: &Graph) -> Option<usize> {
        let lost = || geography_wins(graph).into_iter().filter(|wins| !wins);
        (graph.vertices <= SEARCHED_VERTICES).then(|| lost().count())
    }

    fn small() -> impl Iterator<Item = Graph> {
        (1..=5).flat_map(cases::graphs).filter(Graph::is_connected)
    }

    fn random(rng: &mut Random) -> Graph {
        let vertices = rng.random_range(1..=SEARCHED_VERTICES);
        let count = rng.random_range(vertices - 1..=2 * vertices);
        cases::connected_graph(rng, vertices, count)
    }

    fn full(rng: &mut Random) -> Graph {
        let vertices = cases::number(rng, 1..=MAX_VERTICES as u64) as usize;
        match rng.random_range(0..4) {
            0 => cases::joined_cliques(3, (vertices / 3).max(1)),
            1 => cases::tree(rng, vertices),
            2 => cases::connected_graph(rng, vertices, 2 * vertices),
            _ => cases::connected_graph(rng, vertices, 10 * vertices),
        }
    }

    const SECOND_OPINION: SecondOpinion = SecondOpinion::SameClaim(
        "the vertices that some maximum matching leaves out, from the Tutte matrix by linear algebra over a \
         prime field, for up to 200 vertices; the solution searches alternating paths",
    );

    fn second_opinion(&mut self, graph: &Graph) -> Option<usize> {
        (graph.vertices <= 200).then(|| left_out_by_some(graph))
    }

    fn largest(rng: &mut Random) -> Vec<(&'static str, Vec<Graph>)> {
        let mut connected = |edges| vec![cases::connected_graph(rng, MAX_VERTICES, edges)];
        let cliques = |size, count| vec![cases::joined_cliques(size, count)];
        vec![
            ("2,000 vertices, 1,000,000 edges", connected(MAX_EDGES)),
            ("2 cliques of 999 vertices", cliques(999, 2)),
            ("666 triangles in a row", cliques(3, 666)),
            ("2,000 vertices, 6,000 edges", connected(6000)),
        ]
    }
}
