//! POJ 2425, A Chess Game: does the player to move win with these pieces on an acyclic graph?

use super::prelude::*;
use crate::format::{Text, Tokens, shorter, until_zero_or_end};
use crate::graph::{Edge, Graph};
use crate::rules::digraph::Digraph;
use crate::rules::tokens::{self, sorted};
use crate::search::impartial::Grundy;
use crate::search::impartial::Play;
use crate::second_opinion::{nim_sum, referee};
use anyhow::Result;

const MAX_POSITIONS: usize = 1000;
const MAX_PIECES: usize = 10;
/// The statement sets no bound.
const MAX_QUERIES: usize = 1000;
/// As many ways to place the pieces of one query are searched.
const SEARCHED_PLACINGS: usize = 20_000;
const SEARCHED_POSITIONS: usize = 7;

/// The graph, and the positions of the pieces in each query.
type Case = (Graph, Vec<Vec<usize>>);

/// The number of positions, a line for each of them with its successors as a counted list, and the
/// queries as counted lists up to an empty one; positions are numbered from 0.
struct GraphAndQueries;

impl Format for GraphAndQueries {
    type Value = Case;

    fn read(&self, tokens: &mut Tokens) -> Result<Case> {
        let vertices: usize = tokens.number("the number of positions")?;
        let mut arcs: Vec<Edge> = Vec::new();
        for from in 0..vertices {
            let successors = read_positions(tokens, vertices)?;
            arcs.extend(successors.into_iter().map(|to| (from, to, ())));
        }
        let mut queries = Vec::new();
        loop {
            let pieces = read_positions(tokens, vertices)?;
            if pieces.is_empty() {
                return Ok((Graph::new(vertices, arcs), queries));
            }
            queries.push(pieces);
        }
    }

    fn write(&self, (graph, queries): &Case, text: &mut Text) {
        text.token(graph.vertices);
        text.end_line();
        let mut successors = vec![Vec::new(); graph.vertices];
        for &(from, to, ()) in &graph.edges {
            successors[from].push(to);
        }
        for positions in successors.iter().chain(queries).chain([&Vec::new()]) {
            text.token(positions.len());
            for position in positions {
                text.token(position);
            }
            text.end_line();
        }
    }

    fn simpler(&self, (graph, queries): &Case) -> Vec<Case> {
        let fewer_queries = shorter(queries, 1).into_iter();
        let fewer_pieces = queries.iter().enumerate().flat_map(|(at, pieces)| {
            shorter(pieces, 1).into_iter().map(move |pieces| {
                let mut queries = queries.clone();
                queries[at] = pieces;
                queries
            })
        });
        let fewer_arcs = shorter(&graph.edges, 0).into_iter();
        fewer_queries
            .chain(fewer_pieces)
            .map(|queries| (graph.clone(), queries))
            .chain(fewer_arcs.map(|arcs| (Graph::new(graph.vertices, arcs), queries.clone())))
            .collect()
    }
}

/// A counted list of positions.
fn read_positions(tokens: &mut Tokens, vertices: usize) -> Result<Vec<usize>> {
    let count: usize = tokens.number("the length of a list")?;
    (0..count)
        .map(|_| tokens.index_from_zero("a position", vertices))
        .collect()
}

#[derive(Default)]
pub struct Book;

impl super::Book for Book {
    type Case = Case;

    const MAX_CASES: usize = 10;

    fn file() -> File<impl Format<Value = Case>> {
        until_zero_or_end(
            1,
            GraphAndQueries.such_that("no cycle", |(graph, _)| is_acyclic(graph)),
        )
    }

    fn position(_: &Case) -> Shown {
        Err("a case asks about several positions")
    }

    fn positions((graph, queries): &Case) -> AllShown {
        let game = tokens::Tokens::new(graph);
        let position = |pieces: &Vec<usize>| normal(game.clone(), sorted(pieces.clone()));
        Ok(queries.iter().map(position).collect())
    }

    fn answer(&mut self, (graph, queries): &Case) -> Option<String> {
        let searchable =
            |pieces: &Vec<usize>| placings(graph.vertices, pieces.len()) <= SEARCHED_PLACINGS;
        queries.iter().all(searchable).then(|| {
            let mut outcomes = Outcomes::new(tokens::Tokens::new(graph), Play::Normal);
            let answer = |pieces: &Vec<usize>| {
                if outcomes.wins(&sorted(pieces.clone())) {
                    "WIN"
                } else {
                    "LOSE"
                }
            };
            let answers: Vec<&str> = queries.iter().map(answer).collect();
            answers.join("\n")
        })
    }

    /// A case without a query has no line.
    fn output(answers: &[String]) -> String {
        let lines = answers.iter().flat_map(|answer| answer.lines());
        lines.fold(String::new(), |output, line| output + line + "\n")
    }

    fn small() -> impl Iterator<Item = Case> {
        // Renamed, so that arcs lead up and down.
        let renamings = [[0, 1, 2, 3], [3, 2, 1, 0], [2, 0, 3, 1]];
        (1..=4).flat_map(move |vertices| {
            let queries: Vec<Vec<usize>> = cases::all_lists(1..=2, 0..=vertices as u64 - 1)
                .map(|pieces| pieces.into_iter().map(|at| at as usize).collect())
                .collect();
            let arcs = cases::subsets(cases::complete(vertices).edges);
            arcs.flat_map(move |arcs| {
                let queries = queries.clone();
                renamings.into_iter().map(move |names| {
                    let names = names.into_iter().filter(|&name| name < vertices);
                    let names: Vec<usize> = names.collect();
                    let arcs = arcs.iter().map(|&(a, b, ())| (names[a], names[b], ()));
                    (Graph::new(vertices, arcs), queries.clone())
                })
            })
        })
    }

    fn random(random: &mut Random) -> Case {
        let vertices = random.random_range(1..=SEARCHED_POSITIONS);
        let arcs = random.random_range(0..=2 * vertices);
        with_queries(random, vertices, arcs, 20)
    }

    fn full(random: &mut Random) -> Case {
        let vertices = cases::number(random, 1..=MAX_POSITIONS as u64) as usize;
        let arcs = [vertices, 10 * vertices, vertices * vertices][random.random_range(0..3)];
        with_queries(random, vertices, arcs, 100)
    }

    const SECOND_OPINION: SecondOpinion = SecondOpinion::By(
        "Grundy values by memoised search, nim-sums by digits; on sparse graphs the first \
         query is played down to its end, if that is not long, and the claim held against the \
         rules in each position",
    );

    fn second_opinion(&mut self, (graph, queries): &Case) -> Option<String> {
        let mut values = Grundy::new(Digraph::new(graph));
        let mut is_lost =
            |pieces: &Vec<usize>| nim_sum(pieces.iter().map(|piece| values.value(piece))) == 0;
        if let [first, ..] = queries.as_slice()
            && graph.edges.len() <= 10 * graph.vertices
        {
            let game = tokens::Tokens::new(graph);
            let first = sorted(first.clone());
            referee(&game, Play::Normal, &first, 20_000, &mut is_lost);
        }
        let words = queries
            .iter()
            .map(|pieces| if is_lost(pieces) { "LOSE" } else { "WIN" });
        Some(words.collect::<Vec<_>>().join("\n"))
    }

    fn largest(random: &mut Random) -> Vec<(&'static str, Vec<Case>)> {
        let mut case = |vertices, arcs| with_queries(random, vertices, arcs, MAX_QUERIES);
        vec![
            ("all 499,500 arcs", vec![case(MAX_POSITIONS, usize::MAX)]),
            (
                "10 cases of 100,000 arcs",
                (0..10).map(|_| case(MAX_POSITIONS, 100_000)).collect(),
            ),
        ]
    }
}

/// An acyclic graph, and queries about it.
fn with_queries(random: &mut Random, vertices: usize, arcs: usize, queries: usize) -> Case {
    let graph = cases::acyclic_graph(random, vertices, arcs);
    let mut query = || {
        let count = random.random_range(1..=MAX_PIECES);
        (0..count)
            .map(|_| random.random_range(0..vertices))
            .collect()
    };
    (graph, (0..queries).map(|_| query()).collect())
}

/// How many ways there are to place pieces on vertices, several on one allowed.
fn placings(vertices: usize, pieces: usize) -> usize {
    let mut placings: usize = 1;
    for piece in 1..=pieces {
        placings = placings.saturating_mul(vertices + piece - 1) / piece;
    }
    placings
}

/// Whether no token can come back to where it was: all vertices go if those without an arc to what is
/// left are taken away again and again.
fn is_acyclic(graph: &Graph) -> bool {
    let mut open = vec![0; graph.vertices];
    let mut predecessors = vec![Vec::new(); graph.vertices];
    for &(from, to, ()) in &graph.edges {
        open[from] += 1;
        predecessors[to].push(from);
    }
    let mut gone: Vec<usize> = (0..graph.vertices).filter(|&v| open[v] == 0).collect();
    let mut at = 0;
    while let Some(&vertex) = gone.get(at) {
        at += 1;
        for &from in &predecessors[vertex] {
            open[from] -= 1;
            if open[from] == 0 {
                gone.push(from);
            }
        }
    }
    gone.len() == graph.vertices
}
