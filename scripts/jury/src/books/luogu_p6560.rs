//! Luogu P6560, \[SBCOI2020\] The Passage of Time: a token moves along arcs, and whoever brings it to the
//! target or leaves no move wins; for each start and target, who wins, or is it a draw?

use super::prelude::*;
use crate::format::{Text, Tokens, shorter};
use crate::graph::Graph;
use crate::rules::digraph::Digraph;
use crate::search::impartial::Play;
use crate::search::loopy::{Outcome, solve};
use anyhow::Result;

const MAX_VERTICES: usize = 100_000;
const MAX_ARCS: usize = 500_000;
const MAX_QUERIES: usize = 500;
const SEARCHED_VERTICES: usize = 8;

/// A vertex and another one.
type Pair = (usize, usize, ());

/// A directed graph, and a start and a target for each query.
#[derive(Clone, Debug)]
pub struct Case {
    graph: Graph,
    queries: Vec<Pair>,
}

/// The numbers of vertices, arcs and queries on a line, then each arc and each query.
struct GraphAndQueries;

impl Format for GraphAndQueries {
    type Value = Case;

    fn read(&self, tokens: &mut Tokens) -> Result<Case> {
        let vertices = tokens.number("the number of vertices")?;
        let arcs = tokens.number("the number of arcs")?;
        let queries = tokens.number("the number of queries")?;
        let mut pairs = |count: usize| -> Result<Vec<Pair>> {
            let mut vertex = || tokens.index("a vertex", vertices);
            (0..count).map(|_| Ok((vertex()?, vertex()?, ()))).collect()
        };
        let edges = pairs(arcs)?;
        Ok(Case {
            graph: Graph { vertices, edges },
            queries: pairs(queries)?,
        })
    }

    fn write(&self, Case { graph, queries }: &Case, text: &mut Text) {
        for count in [graph.vertices, graph.edges.len(), queries.len()] {
            text.token(count);
        }
        for (a, b, ()) in graph.edges.iter().chain(queries) {
            text.end_line();
            text.token(a + 1);
            text.token(b + 1);
        }
    }

    fn simpler(&self, case: &Case) -> Vec<Case> {
        let mut simpler = Vec::new();
        for queries in shorter(&case.queries, 1) {
            let graph = case.graph.clone();
            simpler.push(Case { graph, queries });
        }
        for arcs in shorter(&case.graph.edges, 1) {
            simpler.push(Case {
                graph: Graph {
                    edges: arcs,
                    ..case.graph
                },
                queries: case.queries.clone(),
            });
        }
        simpler
    }
}

#[derive(Default)]
pub struct Book;

impl super::Book for Book {
    type Case = Case;

    fn file() -> File<impl Format<Value = Case>> {
        let differ = |case: &Case| {
            case.queries
                .iter()
                .all(|(start, target, ())| start != target)
        };
        single(GraphAndQueries.such_that("no query that starts on its target", differ))
    }

    fn answer(&mut self, Case { graph, queries }: &Case) -> Option<String> {
        if graph.vertices > SEARCHED_VERTICES {
            return None;
        }
        let answer = |&(start, target, ()): &Pair| {
            let game = Digraph::new(graph).ending_at(target);
            match solve(&game, Play::Normal, [start])[&start] {
                Outcome::Win(_) => "1",
                Outcome::Loss(_) => "-1",
                Outcome::Draw => "0",
            }
        };
        let answers: Vec<&str> = queries.iter().map(answer).collect();
        Some(answers.join("\n"))
    }

    fn small() -> impl Iterator<Item = Case> {
        (2..=3).flat_map(|vertices| {
            let pairs = (0..vertices).flat_map(|a| (0..vertices).map(move |b| (a, b, ())));
            let pairs: Vec<Pair> = pairs.collect();
            let mut queries = pairs.clone();
            queries.retain(|(start, target, ())| start != target);
            cases::subsets(pairs).skip(1).map(move |edges| Case {
                graph: Graph { vertices, edges },
                queries: queries.clone(),
            })
        })
    }

    fn random(random: &mut Random) -> Case {
        let vertices = random.random_range(2..=SEARCHED_VERTICES);
        let count = random.random_range(1..=2 * vertices);
        let graph = any_arcs(random, vertices, count);
        with_queries(random, graph, 10)
    }

    fn full(random: &mut Random) -> Case {
        let vertices = cases::number(random, 2..=2000) as usize;
        let count = cases::number(random, 1..=3 * vertices as u64) as usize;
        let graph = match random.random_range(0..3) {
            0 => any_arcs(random, vertices, count),
            1 => cases::acyclic_graph(random, vertices, count),
            _ => path(vertices),
        };
        with_queries(random, graph, 10)
    }

    fn largest(random: &mut Random) -> Vec<(&'static str, Vec<Case>)> {
        let mut path_with_arcs_back = path(MAX_VERTICES);
        let back = (1..MAX_VERTICES).map(|from| (from, from.saturating_sub(7), ()));
        path_with_arcs_back.edges.extend(back);
        let graphs = [
            (
                "500,000 random arcs",
                any_arcs(random, MAX_VERTICES, MAX_ARCS),
            ),
            (
                "150,000 random arcs",
                any_arcs(random, MAX_VERTICES, MAX_VERTICES * 3 / 2),
            ),
            (
                "500,000 arcs, no cycle",
                cases::acyclic_graph(random, MAX_VERTICES, MAX_ARCS),
            ),
            ("a path with arcs back", path_with_arcs_back),
        ];
        let file = |(name, graph)| (name, vec![with_queries(random, graph, MAX_QUERIES)]);
        graphs.map(file).into()
    }
}

/// Random queries about a graph, each with a target other than its start.
fn with_queries(random: &mut Random, graph: Graph, count: usize) -> Case {
    let vertices = graph.vertices;
    let mut query = || {
        let start = random.random_range(0..vertices);
        (
            start,
            (start + random.random_range(1..vertices)) % vertices,
            (),
        )
    };
    let queries = (0..count).map(|_| query()).collect();
    Case { graph, queries }
}

/// Any arcs, loops and parallel ones among them.
fn any_arcs(random: &mut Random, vertices: usize, count: usize) -> Graph {
    let mut vertex = || random.random_range(0..vertices);
    let edges = (0..count).map(|_| (vertex(), vertex(), ())).collect();
    Graph { vertices, edges }
}

/// The arcs from each vertex to the next one.
fn path(vertices: usize) -> Graph {
    let edges = (1..vertices).map(|to| (to - 1, to, ())).collect();
    Graph { vertices, edges }
}
