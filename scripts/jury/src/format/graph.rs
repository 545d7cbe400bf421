//! Formats of trees and graphs.

use super::bounds::{Bounds, Names, between};
use super::grammar::plural;
use super::{Choices, Format, Grammar, Order, Text, Tokens, index, shorter};
use crate::graph::{Edge, Graph};
use crate::rules::replaced;
use crate::{Random, cases};
use anyhow::{Result, ensure};
use rand::seq::IndexedRandom;
use std::fmt;

/// A count with a name, and its bounds.
type Count = (&'static str, Bounds);

/// What a statement promises of a graph.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Promise {
    /// A path between every two vertices.
    Connected,
    /// No edge from a vertex to itself.
    Loopless,
    /// Neither that, nor two edges between the same vertices.
    Simple,
    /// No way along arcs that comes back.
    Acyclic,
}

/// A graph or a tree: see [`graph`] and [`tree`].
pub struct GraphFormat<F> {
    vertices: Count,
    /// None for a tree.
    edges: Option<Count>,
    vertex: &'static str,
    edge: F,
    promises: Vec<Promise>,
}

/// The numbers of vertices and of edges on a line, then a line for each edge: its two vertices,
/// counted from 1.
pub fn graph(
    vertices: (&'static str, impl Into<Bounds>),
    edges: (&'static str, impl Into<Bounds>),
) -> GraphFormat<()> {
    GraphFormat {
        edges: Some((edges.0, edges.1.into())),
        ..tree(vertices.0, vertices.1)
    }
}

/// The number of vertices on a line, then a line for each edge of a tree, one fewer than there are
/// vertices. Vertex 1 is the root where one is needed.
pub fn tree(what: &'static str, vertices: impl Into<Bounds>) -> GraphFormat<()> {
    GraphFormat {
        vertices: (what, vertices.into()),
        edges: None,
        vertex: "a vertex",
        edge: (),
        promises: Vec::new(),
    }
}

impl<F: Format> GraphFormat<F> {
    /// The same, with another name for a vertex.
    #[must_use]
    pub fn of(self, vertex: &'static str) -> Self {
        GraphFormat { vertex, ..self }
    }

    /// The same, with something behind the vertices of each edge.
    pub fn with_edges<E: Format>(self, edge: E) -> GraphFormat<E> {
        GraphFormat {
            vertices: self.vertices,
            edges: self.edges,
            vertex: self.vertex,
            edge,
            promises: self.promises,
        }
    }

    /// The same, with a line of something for each vertex before the edges.
    pub fn with_vertices<V: Format>(self, label: V) -> Labelled<V, F> {
        let graph = self;
        Labelled { graph, label }
    }

    fn promise(mut self, promise: Promise) -> Self {
        self.promises.push(promise);
        self
    }

    /// The same, with a path between every two vertices.
    #[must_use]
    pub fn connected(self) -> Self {
        self.promise(Promise::Connected)
    }

    /// The same, with no edge from a vertex to itself.
    #[must_use]
    pub fn loopless(self) -> Self {
        self.promise(Promise::Loopless)
    }

    /// The same, with at most one edge between two vertices, and none from a vertex to itself.
    #[must_use]
    pub fn simple(self) -> Self {
        self.promise(Promise::Simple)
    }

    /// The same, with arcs that lead from the first vertex to the second, and no cycle of them.
    #[must_use]
    pub fn acyclic(self) -> Self {
        self.promise(Promise::Acyclic)
    }
}

impl<F: Format<Value: Copy>> GraphFormat<F> {
    fn promises(&self, promise: Promise) -> bool {
        self.promises.contains(&promise)
    }

    /// The bounds of the number of edges between so many vertices.
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
        let is_stated = bounds.is_stated;
        let bounds = Bounds {
            is_stated,
            ..between(least, most)
        };
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
    ) -> Result<Graph<F::Value>> {
        let end = index(self.vertex, vertices);
        let edges = (0..count).map(|_| {
            let (a, b) = (end.read(tokens)?, end.read(tokens)?);
            Ok((a, b, self.edge.read(tokens)?))
        });
        let edges = edges.collect::<Result<_>>()?;
        let graph = Graph { vertices, edges };
        if self.edges.is_none() {
            ensure!(graph.is_tree(), "the edges must form a tree");
        }
        for promise in &self.promises {
            ensure!(promise.is_kept_by(&graph), "the graph must {promise}");
        }
        Ok(graph)
    }

    fn write_counts(&self, graph: &Graph<F::Value>, text: &mut Text) {
        text.token(graph.vertices);
        if self.edges.is_some() {
            text.token(graph.edges.len());
        }
        text.end_line();
    }

    fn write_edges(&self, graph: &Graph<F::Value>, text: &mut Text) {
        for (a, b, about) in &graph.edges {
            text.token(a + 1);
            text.token(b + 1);
            self.edge.write(about, text);
            text.end_line();
        }
    }

    fn choose_counts(&self, choices: &mut Choices) -> Option<(usize, usize)> {
        let vertices = choices.count(self.vertices.0, &self.vertices.1)?;
        let edges = match self.edge_bounds(vertices, &choices.names) {
            Some((what, bounds)) => choices.count(what, &bounds)?,
            None => vertices.saturating_sub(1),
        };
        Some((vertices, edges))
    }

    fn choose_edges(
        &self,
        choices: &mut Choices,
        (vertices, count): (usize, usize),
    ) -> Option<Graph<F::Value>> {
        let mut edges = match self.edges {
            None => cases::tree(choices.random, vertices).edges,
            Some(_) => self.random_edges(choices.random, vertices, count)?,
        };
        if self.promises(Promise::Acyclic) {
            for (a, b, ()) in &mut edges {
                (*a, *b) = (*a.min(b), *a.max(b));
            }
        }
        let about = self.edge.choose_list(edges.len(), Order::Any, choices)?;
        let edges = edges.into_iter().zip(about);
        Some(Graph::new(
            vertices,
            edges.map(|((a, b, ()), about)| (a, b, about)),
        ))
    }

    /// So many edges, as different as they can be.
    fn random_edges(
        &self,
        random: &mut Random,
        vertices: usize,
        count: usize,
    ) -> Option<Vec<Edge>> {
        let graph = if self.promises(Promise::Connected) {
            cases::connected_graph(random, vertices, count)
        } else {
            cases::graph(random, vertices, count)
        };
        let mut edges = graph.edges;
        let any_edge = |random: &mut Random, edges: &[Edge]| match edges.choose(random) {
            Some(edge) => Some(*edge),
            None => self.promises.is_empty().then_some((0, 0, ())),
        };
        while edges.len() < count {
            edges.push(any_edge(random, &edges)?);
        }
        Some(edges)
    }

    fn counts_in_words(&self) -> Grammar {
        let number = |(what, bounds)| Grammar::Number { what, bounds };
        let vertices = number(self.vertices);
        let counts = match self.edges {
            Some(edges) => vertices.then(number(edges)),
            None => vertices,
        };
        Grammar::Line(Box::new(counts))
    }

    fn edges_in_words(&self) -> Grammar {
        let vertices = self.vertices.0;
        let (count, kind) = match self.edges {
            Some((count, _)) => (count.to_owned(), String::from("the edges of a graph")),
            None => (
                format!("{vertices} - 1"),
                String::from("the edges of a tree"),
            ),
        };
        let promises = self
            .promises
            .iter()
            .map(|promise| format!(" that must {promise}"));
        let promises: Vec<String> = promises.collect();
        let about = self.edge.grammar().to_string();
        let about = if about.is_empty() {
            about
        } else {
            format!("; {about}")
        };
        Grammar::Words(format!(
            "{count} lines, each: {}, each from 1 to {vertices}{about}; they are {kind}{}",
            two(self.vertex),
            promises.join(" and")
        ))
    }
}

/// `two vertices`
fn two(vertex: &str) -> String {
    format!("two {}", plural(vertex))
}

impl Promise {
    fn is_kept_by<T: Copy>(self, graph: &Graph<T>) -> bool {
        let loopless = || graph.edges.iter().all(|(a, b, _)| a != b);
        let all_different = || {
            let ends = graph.edges.iter().map(|(a, b, _)| (a.min(b), a.max(b)));
            let mut ends: Vec<_> = ends.collect();
            ends.sort_unstable();
            ends.is_sorted_by(|edge, next| edge < next)
        };
        match self {
            Promise::Connected => graph.is_connected(),
            Promise::Loopless => loopless(),
            Promise::Simple => loopless() && all_different(),
            Promise::Acyclic => graph.is_acyclic(),
        }
    }
}

impl fmt::Display for Promise {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(match self {
            Promise::Connected => "be connected",
            Promise::Loopless => "have no edge from a vertex to itself",
            Promise::Simple => "be simple",
            Promise::Acyclic => "have no cycle",
        })
    }
}

/// Graphs with more vertices than this only lose the last one, or edges.
const FEW_VERTICES: usize = 64;

impl<F: Format<Value: Copy>> Format for GraphFormat<F> {
    type Value = Graph<F::Value>;

    fn read(&self, tokens: &mut Tokens) -> Result<Self::Value> {
        let counts = self.read_counts(tokens)?;
        self.read_edges(tokens, counts)
    }

    fn write(&self, value: &Self::Value, text: &mut Text) {
        self.write_counts(value, text);
        self.write_edges(value, text);
    }

    fn simpler(&self, value: &Self::Value) -> Vec<Self::Value> {
        if self.edges.is_none() {
            return rooted(value);
        }
        fewer_vertices(value)
            .into_iter()
            .map(|kept| value.induced(&kept))
            .chain(fewer_edges(value))
            .collect()
    }

    fn choose(&self, choices: &mut Choices) -> Option<Self::Value> {
        let counts = self.choose_counts(choices)?;
        self.choose_edges(choices, counts)
    }

    fn grammar(&self) -> Grammar {
        self.counts_in_words().then(self.edges_in_words())
    }
}

/// The vertices that are left without one of them; of many, without the last.
fn fewer_vertices<T: Copy>(graph: &Graph<T>) -> Vec<Vec<bool>> {
    let vertices = graph.vertices;
    let first = match vertices {
        0..=FEW_VERTICES => 0,
        _ => vertices - 1,
    };
    let without = |gone| (0..vertices).map(|vertex| vertex != gone).collect();
    (first..vertices).rev().map(without).collect()
}

/// The graphs with fewer edges.
fn fewer_edges<T: Copy>(graph: &Graph<T>) -> impl Iterator<Item = Graph<T>> {
    let vertices = graph.vertices;
    let fewer = shorter(&graph.edges, 0).into_iter();
    fewer.map(move |edges| Graph { vertices, edges })
}

/// What is left of a graph, connected with its root, vertex 0, without another vertex; the least first.
fn pruned<T: Copy>(graph: &Graph<T>) -> Vec<Vec<bool>> {
    let step = 1 + graph.vertices / FEW_VERTICES;
    let pruned = (1..graph.vertices).step_by(step);
    let mut left: Vec<_> = pruned
        .map(|vertex| graph.reached(0, Some(vertex)))
        .collect();
    left.sort_by_key(|kept| kept.iter().filter(|kept| **kept).count());
    left
}

/// Connected graphs to try in place of one whose root is vertex 0: each lacks another vertex, and
/// what only that one connected with the root.
pub fn rooted<T: Copy>(graph: &Graph<T>) -> Vec<Graph<T>> {
    let pruned = pruned(graph).into_iter();
    pruned.map(|kept| graph.induced(&kept)).collect()
}

/// A graph with something at each vertex: see [`GraphFormat::with_vertices`].
pub struct Labelled<V, F> {
    graph: GraphFormat<F>,
    label: V,
}

impl<V: Format, F: Format<Value: Copy>> Format for Labelled<V, F> {
    /// The graph, and what stands at each vertex.
    type Value = (Graph<F::Value>, Vec<V::Value>);

    fn read(&self, tokens: &mut Tokens) -> Result<Self::Value> {
        let counts = self.graph.read_counts(tokens)?;
        let labels = (0..counts.0).map(|_| self.label.read(tokens));
        let labels = labels.collect::<Result<_>>()?;
        Ok((self.graph.read_edges(tokens, counts)?, labels))
    }

    fn write(&self, (graph, labels): &Self::Value, text: &mut Text) {
        self.graph.write_counts(graph, text);
        for label in labels {
            self.label.write(label, text);
        }
        text.end_line();
        self.graph.write_edges(graph, text);
    }

    /// Without a vertex, then with fewer edges, then with simpler labels.
    fn simpler(&self, (graph, labels): &Self::Value) -> Vec<Self::Value> {
        let fewer = match self.graph.edges {
            Some(_) => fewer_vertices(graph),
            None => pruned(graph),
        };
        let with_fewer = fewer.into_iter().map(|kept| {
            let labels = labels.iter().zip(&kept).filter(|(_, kept)| **kept);
            let labels = labels.map(|(label, _)| label.clone()).collect();
            (graph.induced(&kept), labels)
        });
        let mut simpler: Vec<Self::Value> = with_fewer.collect();
        if self.graph.edges.is_some() {
            simpler.extend(fewer_edges(graph).map(|graph| (graph, labels.clone())));
        }
        let few = labels.len() <= FEW_VERTICES;
        for (vertex, old) in labels.iter().enumerate().filter(|_| few) {
            let labels = |new| replaced(labels, vertex, new);
            let new = self.label.simpler(old).into_iter();
            simpler.extend(new.map(|new| (graph.clone(), labels(new))));
        }
        simpler
    }

    fn choose(&self, choices: &mut Choices) -> Option<Self::Value> {
        let counts = self.graph.choose_counts(choices)?;
        let labels = self.label.choose_list(counts.0, Order::Any, choices)?;
        Some((self.graph.choose_edges(choices, counts)?, labels))
    }

    fn grammar(&self) -> Grammar {
        let labels = self.label.grammar().times(self.graph.vertices.0);
        let labels = Grammar::Line(Box::new(labels));
        Grammar::Parts(vec![
            self.graph.counts_in_words(),
            labels,
            self.graph.edges_in_words(),
        ])
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Aim, letter, number};
    use super::*;
    use rand::SeedableRng;

    fn written<F: Format>(format: &F, value: &F::Value) -> String {
        let mut text = Text::default();
        format.write(value, &mut text);
        text.into_string()
    }

    fn error<F: Format>(format: &F, input: &str) -> String {
        format
            .read(&mut Tokens::new(input))
            .unwrap_err()
            .to_string()
    }

    #[test]
    fn graphs_and_trees_are_read_and_written() {
        let text = "3 2\n1 2 W\n3 2 B\n";
        let labelled = graph(("n", 1..=3), ("m", 0..=3)).with_edges(letter("WB"));
        let value = labelled.read(&mut Tokens::new(text)).unwrap();
        assert_eq!(value.edges, [(0, 1, 'W'), (2, 1, 'B')]);
        assert_eq!(written(&labelled, &value), text);

        let text = "3\n1 2\n3 2\n";
        let format = tree("n", 1..=9);
        let value = format.read(&mut Tokens::new(text)).unwrap();
        assert_eq!(written(&format, &value), text);
        let sizes = format.simpler(&value);
        let sizes: Vec<usize> = sizes.iter().map(|tree| tree.vertices).collect();
        assert_eq!(sizes, [1, 2]);

        let text = "2\n5 0\n2 1\n";
        let format = tree("n", 1..=9).with_vertices(number::<u64>("a stone", 0..=5));
        let value = format.read(&mut Tokens::new(text)).unwrap();
        assert_eq!(value.1, [5, 0]);
        assert_eq!(written(&format, &value), text);
        assert_eq!(format.simpler(&value)[0].1, [5]);
    }

    #[test]
    fn what_is_promised_is_checked() {
        let any = || graph(("n", 1..=4), ("m", 0..=9));
        assert_eq!(
            error(&tree("n", 2..=9), "2\n1 3"),
            "a vertex is 3, not in 1..=2, on line 2"
        );
        assert_eq!(
            error(&tree("n", 2..=9), "3 1 2 1 2"),
            "the edges must form a tree"
        );
        assert_eq!(
            error(&any().connected(), "3 1 1 2"),
            "m is 1, not in 2..=9, on line 1"
        );
        assert_eq!(
            error(&any().connected(), "3 2 1 2 2 1"),
            "the graph must be connected"
        );
        assert_eq!(
            error(&any().simple(), "3 2 1 2 2 1"),
            "the graph must be simple"
        );
        assert_eq!(
            error(&any().simple(), "3 4"),
            "m is 4, not in 0..=3, on line 1"
        );
        assert_eq!(
            error(&any().acyclic(), "3 2 1 2 2 1"),
            "the graph must have no cycle"
        );
        let loopless = "the graph must have no edge from a vertex to itself";
        assert_eq!(error(&any().loopless(), "3 1 2 2"), loopless);
        assert!(any().read(&mut Tokens::new("1 2 1 1 1 1")).is_ok());
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
        let random = &mut Random::seed_from_u64(1);
        for format in formats {
            let chosen =
                (0..300).filter_map(|_| format.choose(&mut Choices::new(random, Aim::Any)));
            let chosen: Vec<Graph> = chosen.collect();
            assert!(chosen.len() > 200);
            for graph in chosen {
                let text = written(&format, &graph);
                assert_eq!(
                    format.read(&mut Tokens::new(&text)).unwrap(),
                    graph,
                    "{text}"
                );
            }
        }
    }
}
