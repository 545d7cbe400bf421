//! Formats of trees and graphs.

mod edges;
mod headed;
mod labelled;
mod promise;
mod smaller;

pub(super) use edges::Edges;
pub(super) use headed::Headed;
pub(super) use labelled::Labelled;
pub use smaller::rooted;

use super::bounds::{Bounds, Names, between};
use super::grammar::plural;
use super::values::Index;
use super::{
    Aim, Choices, Edit, Format, Grammar, IntoFormat, Node, Order, Part, Text, Tokens, Value,
    shorter,
};
use crate::graph::{Edge, Graph, all_arcs};
use crate::listed::Listed;
use crate::{Random, cases};
use anyhow::{Result, ensure};
use promise::Promise;
use rand::seq::IndexedRandom;
use smaller::{fewer_edges, fewer_vertices};

type Count = (&'static str, Bounds);

/// The numbers of vertices and edges on one line, then the two vertices of each edge on a line, counted from
/// 1.
pub fn graph(
    vertices: (&'static str, impl Into<Bounds>),
    edges: (&'static str, impl Into<Bounds>),
) -> GraphFormat {
    let mut graph = tree(vertices.0, vertices.1);
    graph.0.edges = Some((edges.0, edges.1.into()));
    graph
}

/// The number of vertices on one line, then the edges of a tree. If a root is needed, it is vertex 1.
pub fn tree(what: &'static str, vertices: impl Into<Bounds>) -> GraphFormat {
    GraphFormat(GraphPart {
        vertices: (what, vertices.into()),
        edges: None,
        vertex: "a vertex",
        edge: ().into_format().node,
        promises: Vec::new(),
    })
}

/// A graph or a tree: see [`graph`] and [`tree`].
#[derive(Clone)]
pub struct GraphFormat(GraphPart);

impl GraphFormat {
    /// The same format with another name for vertices.
    #[must_use]
    pub fn of(mut self, vertex: &'static str) -> Self {
        self.0.vertex = vertex;
        self
    }

    /// The same format with more data after the vertices of each edge.
    pub fn with_edges<T: Copy + 'static>(mut self, edge: Format<T>) -> Format<Graph<T>> {
        self.0.edge = edge.node;
        Format { node: self.0.into(), meaning: edge.meaning.of_graph() }
    }

    /// The same format with one line of data per vertex before the edges.
    pub fn with_vertices<T: 'static>(self, label: Format<T>) -> Format<(Graph, Vec<T>)> {
        let meaning = self.clone().into_format().meaning;
        let labelled = Labelled { graph: self.0, label: label.node };
        Format { node: labelled.into(), meaning: (meaning, label.meaning.of_list()).into() }
    }

    /// The same with further data on the line of the counts. An index up to the number of vertices names a
    /// vertex.
    pub fn headed<H: IntoFormat>(self, head: H) -> Format<(H::Value, Graph)> {
        self.headed_with_edges(head, ().into_format())
    }

    /// The same as [`headed`](Self::headed), with more data after the vertices of each edge.
    pub fn headed_with_edges<H: IntoFormat, T: Copy + 'static>(
        mut self,
        head: H,
        edge: Format<T>,
    ) -> Format<(H::Value, Graph<T>)> {
        let head = head.into_format();
        self.0.edge = edge.node;
        let meaning = (head.meaning, edge.meaning.of_graph()).into();
        Format { node: Headed { head: head.node, graph: self.0 }.into(), meaning }
    }

    fn promise(mut self, promise: Promise) -> Self {
        self.0.promises.push(promise);
        self
    }

    /// Restricts the format to connected graphs.
    #[must_use]
    pub fn connected(self) -> Self {
        self.promise(Promise::Connected)
    }

    /// Restricts the format to graphs without loops.
    #[must_use]
    pub fn loopless(self) -> Self {
        self.promise(Promise::Loopless)
    }

    /// Restricts the format to simple graphs: no loops, no parallel edges.
    #[must_use]
    pub fn simple(self) -> Self {
        self.promise(Promise::Simple)
    }

    /// Directs edges from their first to their second vertices, and restricts the format to different arcs
    /// without loops.
    #[must_use]
    pub fn simple_arcs(self) -> Self {
        self.promise(Promise::SimpleArcs)
    }

    /// Directs edges from their first to their second vertices, and requires that the graph is acyclic.
    #[must_use]
    pub fn acyclic(self) -> Self {
        self.promise(Promise::Acyclic)
    }
}

impl IntoFormat for GraphFormat {
    type Value = Graph;

    fn into_format(self) -> Format<Graph> {
        let nothing = ().into_format().meaning;
        Format { node: self.0.into(), meaning: nothing.of_graph() }
    }
}

/// A graph or a tree with data after the vertices of each edge.
#[derive(Clone)]
pub(crate) struct GraphPart {
    vertices: Count,
    /// `None` for a tree.
    edges: Option<Count>,
    vertex: &'static str,
    edge: Node,
    promises: Vec<Promise>,
}

impl GraphPart {
    fn promises(&self, promise: Promise) -> bool {
        self.promises.contains(&promise)
    }

    fn edge_bounds(&self, vertices: usize, names: &Names) -> Option<(&'static str, Bounds)> {
        let (what, bounds) = self.edges?;
        let (mut least, mut most) = bounds.after(names).into_inner();
        let vertices = vertices as i128;
        if self.promises(Promise::Connected) {
            least = least.max(vertices - 1);
        }
        if self.promises(Promise::Simple) {
            most = most.min(vertices * (vertices - 1) / 2);
        }
        if self.promises(Promise::SimpleArcs) {
            most = most.min(vertices * (vertices - 1));
        }
        let is_stated = bounds.is_stated;
        let bounds = Bounds { is_stated, ..between(least, most) };
        Some((what, bounds))
    }

    fn read_counts(&self, tokens: &mut Tokens) -> Result<(usize, usize)> {
        let vertices = tokens.bounded(self.vertices.0, &self.vertices.1)? as usize;
        let edges = match self.edge_bounds(vertices, &tokens.names) {
            Some((what, bounds)) => tokens.bounded(what, &bounds)? as usize,
            None => vertices.saturating_sub(1),
        };
        Ok((vertices, edges))
    }

    fn read_edges(
        &self,
        tokens: &mut Tokens,
        (vertices, count): (usize, usize),
    ) -> Result<Graph<Value>> {
        let end = Index { what: self.vertex, most: vertices.into() };
        let edges = (0..count).map(|_| {
            let [a, b] = [end.read(tokens)?, end.read(tokens)?];
            let (a, b) = (a.number() as usize, b.number() as usize);
            Ok((a, b, self.edge.read(tokens)?))
        });
        let edges = edges.tried()?;
        let graph = Graph { vertices, edges };
        if self.edges.is_none() {
            ensure!(graph.is_tree(), "the edges must form a tree");
        }
        for promise in &self.promises {
            ensure!(promise.is_kept_by(&graph), "the graph must {promise}");
        }
        Ok(graph)
    }

    fn write_counts(&self, graph: &Graph<Value>, text: &mut Text) {
        self.write_count_tokens(graph, text);
        text.end_line();
    }

    fn write_count_tokens(&self, graph: &Graph<Value>, text: &mut Text) {
        text.token(graph.vertices);
        if self.edges.is_some() {
            text.token(graph.edges.len());
        }
    }

    fn write_edges(&self, graph: &Graph<Value>, text: &mut Text) {
        for (a, b, about) in &graph.edges {
            text.token(a + 1);
            text.token(b + 1);
            self.edge.write(about, text);
            text.end_line();
        }
    }

    fn choose_counts(&self, choices: &mut Choices) -> Option<(usize, usize)> {
        let vertices = choices.count(self.vertices.0, self.vertices.1)?;
        let edges = match self.edge_bounds(vertices, &choices.names) {
            Some((what, bounds)) => choices.count(what, bounds)?,
            None => vertices.saturating_sub(1),
        };
        Some((vertices, edges))
    }

    fn choose_edges(
        &self,
        choices: &mut Choices,
        (vertices, count): (usize, usize),
    ) -> Option<Graph<Value>> {
        let mut edges = match self.edges {
            // The deepest tree, for programs that recurse.
            None if choices.aim() == Aim::Greatest => cases::path(vertices).edges,
            None => cases::tree(choices.rng, vertices).edges,
            Some(_) => self.random_edges(choices.rng, vertices, count)?,
        };
        if self.promises(Promise::Acyclic) {
            for (a, b, ()) in &mut edges {
                (*a, *b) = (*a.min(b), *a.max(b));
            }
        }
        let about = self.edge.choose_list(edges.len(), Order::Any, choices)?;
        Some(Graph { vertices, edges }.with(about))
    }

    /// Chooses this many edges, distinct as far as possible.
    fn random_edges(&self, rng: &mut Random, vertices: usize, count: usize) -> Option<Vec<Edge>> {
        if self.promises(Promise::SimpleArcs) {
            return Some(cases::arcs(rng, vertices, count));
        }
        let graph = if self.promises(Promise::Connected) {
            cases::connected_graph(rng, vertices, count)
        } else {
            cases::graph(rng, vertices, count)
        };
        let mut edges = graph.edges;
        let any_edge = |rng: &mut Random, edges: &[Edge]| match edges.choose(rng) {
            Some(edge) => Some(*edge),
            None => self.promises.is_empty().then_some((0, 0, ())),
        };
        while edges.len() < count {
            edges.push(any_edge(rng, &edges)?);
        }
        Some(edges)
    }

    fn noun(&self) -> &'static str {
        let (what, bounds) = (self.vertex, self.vertices.1);
        Grammar::Number { what, bounds }.noun()
    }

    /// The data to try on a new edge: that of the last edge, or new data.
    fn about_new_edges(&self, graph: &Graph<Value>) -> Vec<Value> {
        let new = self.edge.additions();
        if new.is_empty() {
            let last = graph.edges.last().map(|edge| edge.2.clone());
            return last.into_iter().listed();
        }
        new
    }

    /// The graph with other data on an edge, without an edge, or with a new edge.
    fn edits_of_edges(&self, graph: &Graph<Value>) -> Vec<Edit<Graph<Value>>> {
        let vertices = graph.vertices;
        let with = |edges| Graph { vertices, edges };
        let mut edits = Vec::new();
        for (at, (a, b, about)) in graph.edges.iter().enumerate() {
            let (before, after) = (&graph.edges[..at], &graph.edges[at + 1..]);
            let edge = format!("edge {} {}", a + 1, b + 1);
            for edit in self.edge.edits(about) {
                let name = format!("{edge}, {}", edit.name);
                let edges = [before, &[(*a, *b, edit.value)], after].concat();
                edits.push(Edit::new(name, with(edges)));
            }
            edits.push(Edit::new(format!("without {edge}"), with([before, after].concat())));
        }
        let is_directed =
            [Promise::Acyclic, Promise::SimpleArcs].into_iter().any(|p| self.promises(p));
        let has = |a, b| graph.edges.iter().any(|edge| (edge.0, edge.1) == (a, b));
        for (a, b, ()) in all_arcs(vertices) {
            if !is_directed && a >= b || has(a, b) || has(b, a) {
                continue;
            }
            for about in self.about_new_edges(graph) {
                let edge = (a, b, about);
                let name = format!("another edge: {}", self.edge_in_text(&edge));
                edits.push(Edit::new(name, with([&graph.edges[..], &[edge]].concat())));
            }
        }
        edits
    }

    /// The graph with another vertex, isolated or at the end of a new edge.
    fn more_vertices(&self, graph: &Graph<Value>) -> Vec<Edit<Graph<Value>>> {
        let (new, vertices) = (graph.vertices, graph.vertices + 1);
        let name = format!("another {}", self.noun());
        let edges = graph.edges.clone();
        let mut edits = vec![Edit::new(name.clone(), Graph { vertices, edges })];
        for vertex in 0..new {
            for about in self.about_new_edges(graph) {
                let edge = (vertex, new, about);
                let name = format!("{name}: {}", self.edge_in_text(&edge));
                let edges = [&graph.edges[..], &[edge]].concat();
                edits.push(Edit::new(name, Graph { vertices, edges }));
            }
        }
        edits
    }

    /// An edge, described like its line in the input.
    fn edge_in_text(&self, (a, b, about): &Edge<Value>) -> String {
        let mut text = Text::default();
        text.token(a + 1);
        text.token(b + 1);
        self.edge.write(about, &mut text);
        text.into_string()
    }

    fn counts_in_words(&self) -> Grammar {
        Grammar::Line(Box::new(self.numbers_in_words()))
    }

    fn numbers_in_words(&self) -> Grammar {
        let number = |(what, bounds)| Grammar::Number { what, bounds };
        let vertices = number(self.vertices);
        match self.edges {
            Some(edges) => vertices.then(number(edges)),
            None => vertices,
        }
    }

    fn edges_in_words(&self) -> Grammar {
        let vertices = self.vertices.0;
        let (count, kind) = match self.edges {
            Some((count, _)) => (count.to_owned(), String::from("the edges of a graph")),
            None => (format!("{vertices} - 1"), String::from("the edges of a tree")),
        };
        let promises = self.promises.iter().map(|promise| format!(" that must {promise}"));
        let promises: Vec<String> = promises.listed();
        let about = self.edge.grammar().to_string();
        let about = if about.is_empty() { about } else { format!("; {about}") };
        Grammar::Words(format!(
            "{count} lines, each: {}, each from 1 to {vertices}{about}; they are {kind}{}",
            two(self.vertex),
            promises.join(" and")
        ))
    }
}

fn two(vertex: &str) -> String {
    format!("two {}", plural(vertex))
}

impl Part for GraphPart {
    fn read(&self, tokens: &mut Tokens) -> Result<Value> {
        let counts = self.read_counts(tokens)?;
        self.read_edges(tokens, counts).map(Value::from)
    }

    fn write(&self, value: &Value, text: &mut Text) {
        self.write_counts(value.graph(), text);
        self.write_edges(value.graph(), text);
    }

    fn simpler(&self, value: &Value) -> Vec<Value> {
        let graph = value.graph();
        let simpler = match self.edges {
            None => rooted(graph),
            Some(_) => fewer_vertices(graph)
                .into_iter()
                .map(|kept| graph.induced(&kept))
                .chain(fewer_edges(graph))
                .listed(),
        };
        simpler.into_iter().map(Value::from).listed()
    }

    fn edits(&self, value: &Value) -> Vec<Edit<Value>> {
        let graph = value.graph();
        let mut edits = self.edits_of_edges(graph);
        edits.extend(self.more_vertices(graph));
        edits.extend((0..graph.vertices).map(|vertex| {
            let name = format!("without {} {}", self.noun(), vertex + 1);
            Edit::new(name, graph.without(vertex))
        }));
        edits.into_iter().map(|edit| edit.within(Value::from)).listed()
    }

    fn choose(&self, choices: &mut Choices) -> Option<Value> {
        let counts = self.choose_counts(choices)?;
        self.choose_edges(choices, counts).map(Value::from)
    }

    fn grammar(&self) -> Grammar {
        self.counts_in_words().then(self.edges_in_words())
    }
}

#[cfg(test)]
mod tests {
    use super::super::testing::{error, read, written};
    use super::super::{index, letter, number};
    use super::*;
    use rand::SeedableRng;

    #[test]
    fn a_smaller_graph_keeps_the_vertices_that_its_head_names() {
        let format = tree("n", 1..=9).headed([index("t", "n"), index("m", "n")]);
        let text = "4 2 4\n1 2\n2 3\n3 4\n";
        let value = read(&format, text).unwrap();
        assert_eq!(value.0, [1, 3]);
        assert_eq!(written(&format, &value), text);
        let smaller = format.simpler(&value).into_iter().filter(|(_, tree)| tree.vertices == 3);
        let smaller: Vec<_> = smaller.collect();
        assert_eq!(smaller, [([0, 2], Graph::new(3, [(0, 1, ()), (1, 2, ())]))]);
    }

    #[test]
    fn graphs_and_trees_are_read_and_written() {
        let text = "3 2\n1 2 W\n3 2 B\n";
        let labelled = graph(("n", 1..=3), ("m", 0..=3)).with_edges(letter("WB"));
        let value = read(&labelled, text).unwrap();
        assert_eq!(value.edges, [(0, 1, 'W'), (2, 1, 'B')]);
        assert_eq!(written(&labelled, &value), text);

        let text = "3\n1 2\n3 2\n";
        let format = tree("n", 1..=9);
        let value = read(&format, text).unwrap();
        assert_eq!(written(&format, &value), text);
        let sizes = format.into_format().simpler(&value);
        let sizes: Vec<usize> = sizes.iter().map(|tree| tree.vertices).collect();
        assert_eq!(sizes, [1, 2]);

        let text = "2\n5 0\n2 1\n";
        let format = tree("n", 1..=9).with_vertices(number::<u64>("a stone", 0..=5));
        let value = read(&format, text).unwrap();
        assert_eq!(value.1, [5, 0]);
        assert_eq!(written(&format, &value), text);
        assert_eq!(format.simpler(&value)[0].1, [5]);
    }

    #[test]
    fn what_is_promised_is_checked() {
        let any = || graph(("n", 1..=4), ("m", 0..=9));
        assert_eq!(error(&tree("n", 2..=9), "2\n1 3"), "a vertex is 3, not in 1..=2, on line 2");
        assert_eq!(error(&tree("n", 2..=9), "3 1 2 1 2"), "the edges must form a tree");
        assert_eq!(error(&any().connected(), "3 1 1 2"), "m is 1, not in 2..=9, on line 1");
        assert_eq!(error(&any().connected(), "3 2 1 2 2 1"), "the graph must be connected");
        assert_eq!(error(&any().simple(), "3 2 1 2 2 1"), "the graph must be simple");
        assert_eq!(error(&any().simple(), "3 4"), "m is 4, not in 0..=3, on line 1");
        assert_eq!(error(&any().acyclic(), "3 2 1 2 2 1"), "the graph must have no cycle");
        let loopless = "the graph must have no edge from a vertex to itself";
        assert_eq!(error(&any().loopless(), "3 1 2 2"), loopless);
        assert!(read(&any(), "1 2 1 1 1 1").is_ok());
    }

    #[test]
    fn graphs_that_are_chosen_are_valid() {
        let any = || graph(("n", 1..=30), ("m", 0..=100));
        let formats = [
            any(),
            any().loopless(),
            any().simple(),
            any().connected().simple(),
            any().acyclic(),
            tree("n", 1..=30),
        ];
        let rng = &mut Random::seed_from_u64(1);
        for format in formats {
            let chosen = (0..300).filter_map(|_| {
                let choices = &mut Choices::new(rng, Aim::Any);
                format.clone().choose(choices)
            });
            let chosen: Vec<Graph> = chosen.collect();
            assert!(chosen.len() > 200);
            for graph in chosen {
                let text = written(&format, &graph);
                assert_eq!(read(&format, &text).unwrap(), graph, "{text}");
            }
        }
    }
}
