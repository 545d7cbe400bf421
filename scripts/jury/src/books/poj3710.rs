//! Rooted graphs, each a tree that cycles hang on; a move deletes an edge, and all that is no longer
//! connected with its root vanishes.

use super::generate;
use super::picture::{self, Edge, Picture};
use super::search::impartial::{Outcomes, Play};
use super::{Random, RuleBook, Tokens};
use anyhow::Result;
use rand::Rng;
use std::fmt::Write;

/// The edges of a graph; vertex 0 is its root.
type Graph = Vec<Edge<()>>;

const MAX_GRAPHS: usize = 99;
const MAX_VERTICES: usize = 99;
const SEARCHED_EDGES: usize = 12;

#[derive(Default)]
pub struct Book;

impl RuleBook for Book {
    type Case = Vec<Graph>;

    const MAX_CASES: usize = 100;

    fn parse(&self, input: &mut Tokens) -> Result<Vec<Self::Case>> {
        let mut cases = Vec::new();
        while !input.is_empty() {
            let graphs: usize = input.number("the number of graphs")?;
            cases.push((0..graphs).map(|_| graph(input)).collect::<Result<_>>()?);
        }
        Ok(cases)
    }

    fn input(&self, cases: &[Self::Case]) -> String {
        let mut input = String::new();
        for graphs in cases {
            let _ = writeln!(input, "{}", graphs.len());
            for edges in graphs {
                let _ = writeln!(input, "{} {}", vertices(edges), edges.len());
                for (a, b, ()) in edges {
                    let _ = writeln!(input, "{} {}", a + 1, b + 1);
                }
            }
        }
        input
    }

    fn answer(&mut self, graphs: &Self::Case) -> Option<String> {
        let edges = on_one_root(graphs);
        (edges.len() <= SEARCHED_EDGES).then(|| {
            let picture = Picture::new(edges);
            let start = picture.start();
            let sally_wins = Outcomes::new(picture, Play::Normal).wins(&start);
            String::from(if sally_wins { "Sally" } else { "Harry" })
        })
    }

    fn small(&self) -> Box<dyn Iterator<Item = Self::Case>> {
        let trees = (0..=3).flat_map(|edges| picture::trees(edges, &[()]));
        let mut graphs: Vec<Graph> = Vec::new();
        for tree in trees {
            for at in 0..vertices(&tree) {
                for length in 2..=5 {
                    let one = with_cycle(&tree, at, length);
                    for beside in 0..vertices(&tree) {
                        graphs.push(with_cycle(&one, beside, 3));
                    }
                    graphs.push(one);
                }
            }
            graphs.push(tree);
        }
        graphs.retain(|graph| graph.len() <= 9);
        let stalks = (0..4).map(|height| picture::trees(height, &[()]).remove(0));
        let besides: Vec<Graph> = stalks.chain([with_cycle(&[], 0, 3)]).collect();
        let pairs = graphs.into_iter().flat_map(move |graph| {
            let besides = besides.clone();
            besides
                .into_iter()
                .map(move |beside| vec![graph.clone(), beside])
        });
        Box::new(pairs)
    }

    fn random(&self, random: &mut Random) -> Self::Case {
        let mut left = random.random_range(0..=SEARCHED_EDGES);
        let mut graphs = Vec::new();
        while left > 0 {
            let graph = hung(random, left, left + 1);
            left -= graph.len().clamp(1, left);
            graphs.push(graph);
        }
        graphs
    }

    fn full(&self, random: &mut Random) -> Self::Case {
        let most = [2, MAX_GRAPHS / 2][random.random_range(0..2)];
        let count = random.random_range(1..=most);
        let mut graphs: Vec<Graph> = Vec::new();
        for _ in 0..count {
            let vertices = [6, MAX_VERTICES][random.random_range(0..2)];
            graphs.push(hung(random, 400, vertices));
        }
        if random.random() {
            graphs.extend(graphs.clone()); // Whoever begins loses.
        }
        graphs
    }

    fn largest(&self, random: &mut Random) -> Vec<(&'static str, String)> {
        let mut cases = Vec::new();
        for _ in 0..10 {
            cases.push(
                (0..MAX_GRAPHS)
                    .map(|_| hung(random, 499, MAX_VERTICES))
                    .collect(),
            );
        }
        vec![("10 cases of 99 graphs", self.input(&cases))]
    }

    fn simpler(&self, graphs: &Self::Case) -> Vec<Self::Case> {
        let mut simpler = generate::shorter(graphs, 1);
        for (at, graph) in graphs.iter().enumerate() {
            for smaller in picture::simpler(graph) {
                let mut graphs = graphs.clone();
                graphs[at] = smaller;
                simpler.push(graphs);
            }
        }
        simpler
    }
}

fn graph(input: &mut Tokens) -> Result<Graph> {
    let _vertices: usize = input.number("the number of vertices")?;
    let edges: usize = input.number("the number of edges")?;
    let edges = (0..edges).map(|_| {
        let a = input.index("the end of an edge")?;
        let b = input.index("the end of an edge")?;
        Ok((a, b, ()))
    });
    edges.collect()
}

fn vertices(edges: &[Edge<()>]) -> usize {
    edges.iter().map(|&(a, b, ())| a.max(b)).max().unwrap_or(0) + 1
}

/// The graphs as one, with all their roots in the same place: they play as they do side by side.
fn on_one_root(graphs: &[Graph]) -> Graph {
    let mut whole = Graph::new();
    for graph in graphs {
        let others = vertices(&whole) - 1;
        let beside = |vertex| if vertex == 0 { 0 } else { vertex + others };
        whole.extend(graph.iter().map(|&(a, b, ())| (beside(a), beside(b), ())));
    }
    whole
}

/// A graph with a cycle hung on one of its vertices.
fn with_cycle(graph: &[Edge<()>], at: usize, length: usize) -> Graph {
    let first = vertices(graph);
    let last = first + length - 2;
    let between = (first..last).map(|vertex| (vertex, vertex + 1, ()));
    let ends = [(at, first, ()), (last, at, ())];
    graph.iter().copied().chain(between).chain(ends).collect()
}

/// A random tree with some cycles hung on it, within a number of edges and of vertices.
fn hung(random: &mut Random, most_edges: usize, most_vertices: usize) -> Graph {
    let size = random.random_range(1..=most_vertices.min(most_edges));
    let tree = generate::tree(random, size).into_iter();
    let mut graph: Graph = tree.map(|(a, b)| (a, b, ())).collect();
    for _ in 0..random.random_range(0..=most_vertices / 4) {
        let longest = [3, 8][random.random_range(0..2)];
        let length = random.random_range(2..=longest);
        let at = random.random_range(0..size);
        let hung = with_cycle(&graph, at, length);
        if hung.len() <= most_edges && vertices(&hung) <= most_vertices {
            graph = hung;
        }
    }
    graph
}
