//! A token on a connected graph, put down by the one player and then moved by both in turn, first
//! by the other, to vertices where it has not been; who cannot move it loses.

use super::geography::wins_from;
use super::{Random, RuleBook, Tokens, generate};
use anyhow::{Result, ensure};
use rand::Rng;
use std::fmt::Write;

const MAX_VERTICES: usize = 2000;
const MAX_EDGES: usize = 1_000_000;
const SEARCHED_VERTICES: usize = 10;

#[derive(Clone, Debug)]
pub struct Graph {
    vertices: usize,
    edges: Vec<(usize, usize)>,
}

impl Graph {
    fn is_connected(&self) -> bool {
        let mut reached = vec![false; self.vertices];
        reached[0] = true;
        let mut grows = true;
        while grows {
            grows = false;
            for &(a, b) in &self.edges {
                grows |= reached[a] != reached[b];
                reached[a] |= reached[b];
                reached[b] = reached[a];
            }
        }
        !reached.contains(&false)
    }
}

#[derive(Default)]
pub struct Book;

/// A random connected graph: a tree and as many edges more as there may be, up to `count`.
fn connected(random: &mut Random, vertices: usize, count: usize) -> Graph {
    let mut edges = generate::tree(random, vertices);
    let ordered = |&(a, b): &(usize, usize)| (a.min(b), a.max(b));
    let tree: std::collections::BTreeSet<_> = edges.iter().map(ordered).collect();
    let more = generate::edges(random, vertices, count);
    let wanted = count.saturating_sub(edges.len());
    let new = more
        .into_iter()
        .filter(|edge| !tree.contains(&ordered(edge)));
    edges.extend(new.take(wanted));
    Graph { vertices, edges }
}

/// Cliques of an odd number of vertices, each joined to the next by one edge.
fn odd_cliques(size: usize, count: usize) -> Graph {
    let clique = |first: usize| {
        let vertices = first..first + size;
        let pairs = vertices.flat_map(move |b| (first..b).map(move |a| (a, b)));
        pairs.chain([(first + size - 1, first + size)])
    };
    let mut edges: Vec<_> = (0..count).flat_map(|at| clique(at * size)).collect();
    edges.pop();
    Graph {
        vertices: size * count,
        edges,
    }
}

impl RuleBook for Book {
    type Case = Graph;

    const MAX_CASES: usize = 100;

    fn parse(&self, input: &mut Tokens) -> Result<Vec<Self::Case>> {
        let cases = input.number("the number of cases")?;
        let mut read = Vec::new();
        for _ in 0..cases {
            let vertices = input.number("the number of vertices")?;
            let count: usize = input.number("the number of edges")?;
            let mut edges = Vec::new();
            for _ in 0..count {
                let (x, y): (usize, usize) = (input.number("a vertex")?, input.number("a vertex")?);
                let named = 1..=vertices;
                ensure!(
                    named.contains(&x) && named.contains(&y) && x != y,
                    "no edge joins {x} and {y} of {vertices} vertices"
                );
                edges.push((x - 1, y - 1));
            }
            let may_join_all = (1..=edges.len() + 1).contains(&vertices);
            let graph = Graph { vertices, edges };
            ensure!(
                may_join_all && graph.is_connected(),
                "the graph is not connected"
            );
            read.push(graph);
        }
        Ok(read)
    }

    fn input(&self, cases: &[Self::Case]) -> String {
        let mut input = format!("{}\n", cases.len());
        for graph in cases {
            let _ = writeln!(input, "{} {}", graph.vertices, graph.edges.len());
            for (x, y) in &graph.edges {
                let _ = writeln!(input, "{} {}", x + 1, y + 1);
            }
        }
        input
    }

    fn answer(&mut self, graph: &Self::Case) -> Option<String> {
        if graph.vertices > SEARCHED_VERTICES {
            return None;
        }
        // The other player moves first: the vertices counted are those that lose.
        let wins = wins_from(graph.vertices, &graph.edges);
        Some(wins.into_iter().filter(|wins| !wins).count().to_string())
    }

    fn small(&self) -> Box<dyn Iterator<Item = Self::Case>> {
        let graphs = (1..=5).flat_map(|vertices| {
            let pairs = (0..vertices).flat_map(|b| (0..b).map(move |a| (a, b)));
            generate::subsets(pairs.collect()).map(move |edges| Graph { vertices, edges })
        });
        Box::new(graphs.filter(Graph::is_connected))
    }

    fn random(&self, random: &mut Random) -> Self::Case {
        let vertices = random.random_range(1..=SEARCHED_VERTICES);
        let count = random.random_range(vertices - 1..=2 * vertices);
        connected(random, vertices, count)
    }

    fn full(&self, random: &mut Random) -> Self::Case {
        let vertices = generate::number(random, 1..=MAX_VERTICES as u64) as usize;
        match random.random_range(0..4) {
            0 => odd_cliques(3, vertices.div_ceil(3)),
            1 => connected(random, vertices, 0),
            2 => connected(random, vertices, 2 * vertices),
            _ => connected(random, vertices, 10 * vertices),
        }
    }

    fn largest(&self, random: &mut Random) -> Vec<(&'static str, String)> {
        let input = |graph| self.input(&[graph]);
        vec![
            (
                "2,000 vertices, 1,000,000 edges",
                input(connected(random, MAX_VERTICES, MAX_EDGES)),
            ),
            ("2 cliques of 999 vertices", input(odd_cliques(999, 2))),
            (
                "666 triangles in a row",
                input(odd_cliques(3, MAX_VERTICES / 3)),
            ),
            (
                "2,000 vertices, 6,000 edges",
                input(connected(random, MAX_VERTICES, 6000)),
            ),
        ]
    }

    fn simpler(&self, graph: &Self::Case) -> Vec<Self::Case> {
        let vertices = graph.vertices;
        let without_last = |graph: &Graph| Graph {
            vertices: vertices - 1,
            edges: graph
                .edges
                .iter()
                .copied()
                .filter(|&(a, b)| a.max(b) + 1 < vertices)
                .collect(),
        };
        let fewer_edges = generate::shorter(&graph.edges, 0);
        let mut simpler: Vec<Graph> = fewer_edges
            .into_iter()
            .map(|edges| Graph { vertices, edges })
            .collect();
        if vertices > 1 {
            simpler.insert(0, without_last(graph));
        }
        simpler.retain(Graph::is_connected);
        simpler
    }
}
