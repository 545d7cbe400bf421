//! POJ 3710, Christmas Game: a move cuts an edge of one of several rooted graphs, each a tree with
//! cycles attached, and what is no longer connected with the root vanishes; does the player to move win?

use super::prelude::*;
use crate::format::{graph, rooted};
use crate::rules::picture::Picture;
use crate::search::impartial::mex;

const MAX_GRAPHS: usize = 99;
const MAX_VERTICES: usize = 99;
const MAX_EDGES: usize = 499;
const SEARCHED_EDGES: usize = 12;

#[derive(Default)]
pub struct Book;

impl super::Book for Book {
    type Case = Vec<Graph>;
    type Answer = bool;

    fn file() -> File<impl Format<Value = Vec<Graph>>> {
        let graph = graph(("m", 1..=MAX_VERTICES), ("k", 0..=MAX_EDGES));
        let graphs = list("N", 0..=MAX_GRAPHS, graph.simplified_by(rooted));
        until_end(unstated(0..=100), graphs)
    }

    fn question() -> Question<bool> {
        yes_no("Sally, who begins, wins", "Sally", "Harry")
    }

    fn position(graphs: &Vec<Graph>) -> Shown {
        if graphs.iter().map(|graph| graph.edges.len()).sum::<usize>() > 32 {
            return Err(BEYOND_RULES);
        }
        let picture = picture(graphs);
        let start = picture.start();
        Ok(normal(picture, start))
    }

    fn answer(&mut self, graphs: &Vec<Graph>) -> Option<bool> {
        let edges: usize = graphs.iter().map(|graph| graph.edges.len()).sum();
        (edges <= SEARCHED_EDGES).then(|| {
            let picture = picture(graphs);
            let start = picture.start();
            impartial::Outcomes::new(picture, Play::Normal).wins(&start)
        })
    }

    fn small() -> impl Iterator<Item = Vec<Graph>> {
        let mut graphs: Vec<Graph> = Vec::new();
        for tree in (0..=3).flat_map(|edges| cases::trees(edges, &[()])) {
            for at in 0..tree.vertices {
                for length in 2..=5 {
                    let one = with_cycle(&tree, at, length);
                    graphs.extend((0..tree.vertices).map(|at| with_cycle(&one, at, 3)));
                    graphs.push(one);
                }
            }
            graphs.push(tree);
        }
        graphs.retain(|graph| graph.edges.len() <= 9);
        graphs.into_iter().flat_map(|graph| {
            let triangle = with_cycle(&stalk(0), 0, 3);
            let besides = [stalk(0), stalk(1), stalk(2), stalk(3), triangle];
            besides.map(|beside| vec![graph.clone(), beside])
        })
    }

    fn random(random: &mut Random) -> Vec<Graph> {
        let mut left = random.random_range(0..=SEARCHED_EDGES);
        let mut graphs = Vec::new();
        while left > 0 {
            let graph = tree_with_cycles(random, left, left + 1);
            left -= graph.edges.len().clamp(1, left);
            graphs.push(graph);
        }
        graphs
    }

    fn full(random: &mut Random) -> Vec<Graph> {
        let most = [2, MAX_GRAPHS / 2][random.random_range(0..2)];
        let count = random.random_range(1..=most);
        let mut graphs: Vec<Graph> = Vec::new();
        for _ in 0..count {
            let vertices = [6, MAX_VERTICES][random.random_range(0..2)];
            graphs.push(tree_with_cycles(random, 400, vertices));
        }
        if random.random() {
            graphs.extend(graphs.clone()); // Whoever begins loses.
        }
        graphs
    }

    const SECOND_OPINION: SecondOpinion = SecondOpinion::By(
        "cycles by the definition of Grundy values: cutting one of the edges leaves two \
         paths; the solution knows the fusion principle. The trees that they hang on by the \
         colon principle",
    );

    fn second_opinion(&mut self, graphs: &Vec<Graph>) -> Option<bool> {
        let values: Vec<u64> = graphs.iter().map(value).collect::<Option<_>>()?;
        Some(nim_sum(values) != 0)
    }

    fn largest(random: &mut Random) -> Vec<(&'static str, Vec<Vec<Graph>>)> {
        let mut graph = || tree_with_cycles(random, MAX_EDGES, MAX_VERTICES);
        let cases = (0..10).map(|_| (0..MAX_GRAPHS).map(|_| graph()).collect());
        vec![("10 cases of 99 graphs", cases.collect())]
    }
}

/// The graphs on one ground: graphs that share their roots play as they do side by side.
fn picture(graphs: &[Graph]) -> Picture<()> {
    let joined = |whole: Graph, graph| whole.joined_at_root(graph);
    Picture::new(graphs.iter().fold(stalk(0), joined).edges)
}

/// A path of this many edges up from the root.
fn stalk(height: usize) -> Graph {
    cases::grown(height + 1, |child| child - 1)
}

/// A graph with a cycle attached to one of its vertices.
fn with_cycle(graph: &Graph, at: usize, length: usize) -> Graph {
    let first = graph.vertices;
    let last = first + length - 2;
    let between = (first..last).map(|vertex| (vertex, vertex + 1, ()));
    let ends = [(at, first, ()), (last, at, ())];
    let edges = graph.edges.iter().copied().chain(between).chain(ends);
    Graph::new(last + 1, edges)
}

/// A random tree with some cycles attached, within a number of edges and of vertices.
fn tree_with_cycles(random: &mut Random, most_edges: usize, most_vertices: usize) -> Graph {
    let size = random.random_range(1..=most_vertices.min(most_edges));
    let mut graph = cases::tree(random, size);
    for _ in 0..random.random_range(0..=most_vertices / 4) {
        let longest = [3, 8][random.random_range(0..2)];
        let length = random.random_range(2..=longest);
        let at = random.random_range(0..size);
        let larger = with_cycle(&graph, at, length);
        if larger.edges.len() <= most_edges && larger.vertices <= most_vertices {
            graph = larger;
        }
    }
    graph
}

/// What a graph is worth in which nothing hangs on the cycles but where they are attached; `None` if
/// something does.
fn value(graph: &Graph) -> Option<u64> {
    let mut edges_at = vec![Vec::new(); graph.vertices];
    for (edge, &(a, b, ())) in graph.edges.iter().enumerate() {
        edges_at[a].push((edge, b));
        edges_at[b].push((edge, a));
    }
    // A depth-first search: each vertex with its parent's edge and its height.
    let mut parents = vec![None; graph.vertices];
    let mut heights = vec![None; graph.vertices];
    let mut order = Vec::new();
    let mut is_used = vec![false; graph.edges.len()];
    let mut cycles = Vec::new();
    let mut path = vec![0];
    heights[0] = Some(0);
    while let Some(&vertex) = path.last() {
        let Some(&(edge, to)) = edges_at[vertex].iter().find(|(edge, _)| !is_used[*edge]) else {
            order.push(vertex);
            path.pop();
            continue;
        };
        is_used[edge] = true;
        match heights[to] {
            None => {
                heights[to] = heights[vertex].map(|height: usize| height + 1);
                parents[to] = Some(vertex);
                path.push(to);
            }
            Some(height) => cycles.push((vertex, to, path.len() - height)),
        }
    }
    let mut values = vec![0; graph.vertices];
    let mut is_on_cycle = vec![false; graph.vertices];
    let mut loops: Vec<Vec<u64>> = vec![Vec::new(); graph.vertices];
    for (last, attached, length) in cycles {
        loops[attached].push(cycle(length));
        let mut vertex = last;
        while vertex != attached {
            is_on_cycle[vertex] = true;
            vertex = parents[vertex]?;
        }
    }
    for vertex in order {
        let value = nim_sum(loops[vertex].iter().copied().chain([values[vertex]]));
        if is_on_cycle[vertex] && value != 0 {
            return None;
        }
        values[vertex] = value;
        if let (Some(parent), false) = (parents[vertex], is_on_cycle[vertex]) {
            values[parent] = nim_sum([values[parent], value + 1]);
        }
    }
    Some(values[0])
}

/// What a cycle is worth: each cut leaves two paths, of all its other edges.
fn cycle(length: usize) -> u64 {
    let cuts = (0..length as u64).map(|path| nim_sum([path, length as u64 - 1 - path]));
    mex(cuts)
}
