//! \[SBCOI2020\] The Passage of Time: a token moves along arcs, and whoever brings it to the target or leaves no move
//! wins; for each start and target, who wins, or is it a draw?

use super::prelude::*;
use crate::rules::digraph::Digraph;

const MAX_VERTICES: usize = 100_000;
const MAX_ARCS: usize = 500_000;
const MAX_QUERIES: usize = 500;
const SEARCHED_VERTICES: usize = 8;

/// A directed graph, and the start and target of each query.
type Case = (Graph, Vec<Edge>);

#[derive(Default)]
pub struct Book;

impl super::Book for Book {
    type Case = Case;
    type Answer = Vec<i8>;
    const QUESTION: Question<Vec<i8>> =
        value("1 if the player to move wins, -1 if the opponent does, 0 if neither can")
            .each("query", "\n");

    fn file() -> File<Case> {
        let graph = graph(("n", 1..=MAX_VERTICES), ("m", 1..=MAX_ARCS));
        let query = (index("a vertex", "n"), index("a vertex", "n"), ()).line();
        let query = query.such_that("two different vertices", |(from, to, ())| from != to);
        let queries = number::<usize>("q", 1..=MAX_QUERIES);
        single((graph.headed(queries), sequence("q", query)).iso(
            |((_, graph), queries)| (graph, queries),
            |(graph, queries): &Case| ((queries.len(), graph.clone()), queries.clone()),
        ))
    }

    fn positions((graph, queries): &Case) -> AllShown {
        let game = Digraph::new(graph);
        let position = |&(start, target, ()): &Edge| loopy(game.clone().ending_at(target), start);
        Ok(queries.iter().map(position).listed())
    }

    fn answer(&mut self, case: &Case) -> Option<Vec<i8>> {
        only_if(case.0.vertices <= SEARCHED_VERTICES)?;
        each_query(case, |game, start| Some(solve(game, Play::Normal, [start])[&start]))
    }

    fn small() -> impl Iterator<Item = Case> {
        (2..=3).flat_map(|vertices| {
            let pairs = all_arcs(vertices);
            let mut queries = pairs.clone();
            queries.retain(|(start, target, ())| start != target);
            let arcs = cases::subsets(pairs).skip(1);
            arcs.map(move |arcs| (Graph::new(vertices, arcs), queries.clone()))
        })
    }

    fn random(rng: &mut Random) -> Case {
        let vertices = rng.random_range(2..=SEARCHED_VERTICES);
        let count = rng.random_range(1..=2 * vertices);
        let graph = cases::digraph(rng, vertices, count);
        with_queries(rng, graph, 10)
    }

    fn full(rng: &mut Random) -> Case {
        let vertices = cases::number(rng, 2..=2000) as usize;
        let count = cases::number(rng, 1..=3 * vertices as u64) as usize;
        let graph = match rng.random_range(0..3) {
            0 => cases::digraph(rng, vertices, count),
            1 => cases::acyclic_graph(rng, vertices, count),
            _ => cases::path(vertices),
        };
        with_queries(rng, graph, 10)
    }

    const SECOND_OPINION: SecondOpinion = SecondOpinion::By(
        "the outcomes of all vertices that a query can reach, if they have at most 1,000,000 arcs, each proved \
         from those that the arcs lead to; they are found as in the solution, backwards from the sinks, but \
         the proof does not rely on that",
    );

    fn second_opinion(&mut self, case: &Case) -> Option<Vec<i8>> {
        each_query(case, |game, start| Some(backwards::outcomes(game, [start], 1_000_000)?[&start]))
    }

    fn largest(rng: &mut Random) -> Vec<(&'static str, Vec<Case>)> {
        let dense = cases::digraph(rng, MAX_VERTICES, MAX_ARCS);
        let sparse = cases::digraph(rng, MAX_VERTICES, MAX_VERTICES * 3 / 2);
        let acyclic = cases::acyclic_graph(rng, MAX_VERTICES, MAX_ARCS);
        let mut path = cases::path(MAX_VERTICES);
        path.edges.extend((1..MAX_VERTICES).map(|from| (from, from.saturating_sub(7), ())));
        let drawn = vec![drawn(rng)];
        let mut case = |graph| vec![with_queries(rng, graph, MAX_QUERIES)];
        vec![
            ("500,000 random arcs", case(dense)),
            ("150,000 random arcs", case(sparse)),
            ("500,000 arcs, no cycle", case(acyclic)),
            ("a path with arcs back", case(path)),
            ("each target decides all but the start", drawn),
        ]
    }
}

/// Without a target every game is a draw. With one, only the start, which has a loop, remains a draw. The targets are on
/// a cycle to which all other arcs lead.
fn drawn(rng: &mut Random) -> Case {
    let cycle = (1..=MAX_QUERIES).map(|from| (from, from % MAX_QUERIES + 1, ()));
    let mut edges = [(0, 0, ())].into_iter().chain(cycle).listed();
    while edges.len() < MAX_ARCS {
        let from = rng.random_range(MAX_QUERIES + 1..MAX_VERTICES);
        edges.push((from, rng.random_range(1..from), ()));
    }
    let queries = (1..=MAX_QUERIES).map(|target| (0, target, ())).listed();
    (Graph { vertices: MAX_VERTICES, edges }, queries)
}

/// Each target differs from its start.
fn with_queries(rng: &mut Random, graph: Graph, count: usize) -> Case {
    let vertices = graph.vertices;
    let queries = cases::several(count, || {
        let start = rng.random_range(0..vertices);
        (start, (start + rng.random_range(1..vertices)) % vertices, ())
    });
    (graph, queries)
}

/// The answers to all queries, each about a game that ends at its target.
fn each_query(
    (graph, queries): &Case,
    mut outcome: impl FnMut(&Digraph, usize) -> Option<Outcome>,
) -> Option<Vec<i8>> {
    let mut answer = |&(start, target, ()): &Edge| {
        let game = Digraph::new(graph).ending_at(target);
        Some(match outcome(&game, start)? {
            Outcome::Win(_) => 1,
            Outcome::Loss(_) => -1,
            Outcome::Draw => 0,
        })
    };
    queries.iter().map(&mut answer).all_listed()
}
