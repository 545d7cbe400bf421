//! Games on DAG: for how many subsets of the arcs does Alice, who begins, win with tokens on the vertices 1 and 2?

use super::prelude::*;
use crate::rules::tokens::Tokens;
use crate::second_opinion::assignments::equal_values;

const MAX_VERTICES: usize = 15;
const MAX_ARCS: usize = MAX_VERTICES * (MAX_VERTICES - 1) / 2;
const SEARCHED_ARCS: usize = 10;
const MODULUS: u64 = 1_000_000_007;

#[derive(Default)]
pub struct Book;

impl super::Book for Book {
    type Case = Graph;
    type Answer = u64;
    const QUESTION: Question<u64> =
        value("the number of sets of arcs for which Alice, who begins, wins, modulo 1,000,000,007");
    const SUBJECT: &str = "a case asks for the number of sets of arcs that win";

    fn file() -> File<Graph> {
        let arcs = graph(("N", 2..=MAX_VERTICES), ("M", 1..=MAX_ARCS)).of("a vertex");
        single(arcs.simple().acyclic().such_that("arcs to greater numbers", |graph| {
            graph.edges.iter().all(|(from, to, ())| from < to)
        }))
    }

    /// The game with all arcs.
    fn played(graph: &Graph) -> AllShown {
        Ok(vec![normal(Tokens::new(graph), vec![0, 1])])
    }

    fn answer(&mut self, graph: &Graph) -> Option<u64> {
        only_if(graph.edges.len() <= SEARCHED_ARCS)?;
        let wins = |arcs: &Vec<_>| {
            let graph = Graph::new(graph.vertices, arcs.iter().copied());
            impartial::wins(Tokens::new(&graph), &vec![0, 1])
        };
        Some(cases::subsets(graph.edges.clone()).filter(wins).count() as u64)
    }

    fn small() -> impl Iterator<Item = Graph> {
        (2..=4).flat_map(|vertices| cases::graphs(vertices).skip(1))
    }

    fn random(rng: &mut Random) -> Graph {
        let vertices = rng.random_range(3..=8);
        let arcs = rng.random_range(1..=SEARCHED_ARCS);
        upwards(rng, vertices, arcs)
    }

    fn full(rng: &mut Random) -> Graph {
        let vertices = cases::number(rng, 2..=MAX_VERTICES as u64) as usize;
        let most = [3 * vertices, MAX_ARCS][rng.random_range(0..2)] as u64;
        let arcs = cases::number(rng, 1..=most) as usize;
        upwards(rng, vertices, arcs)
    }

    const SECOND_OPINION: SecondOpinion = SecondOpinion::SameClaim(
        "the sets of arcs counted for each assignment of Grundy values to all vertices, if there are at most \
         1,000,000 of them; the solution chooses only the vertices of value 0, and counts the rest as a \
         smaller graph",
    );

    fn second_opinion(&mut self, graph: &Graph) -> Option<u64> {
        let equal = equal_values(graph, 1_000_000, MODULUS)?;
        let all = graph.edges.iter().fold(1, |all, _| all * 2 % MODULUS);
        Some((all + MODULUS - equal) % MODULUS)
    }

    fn largest(rng: &mut Random) -> Vec<(&'static str, Vec<Graph>)> {
        vec![
            ("all arcs of 15 vertices", vec![cases::complete(MAX_VERTICES)]),
            ("half of them", vec![upwards(rng, MAX_VERTICES, MAX_ARCS / 2)]),
        ]
    }
}

/// A graph whose arcs lead to greater numbers.
fn upwards(rng: &mut Random, vertices: usize, arcs: usize) -> Graph {
    let mut graph = cases::graph(rng, vertices, arcs);
    for (from, to, ()) in &mut graph.edges {
        (*from, *to) = (*from.min(to), *from.max(to));
    }
    graph
}
