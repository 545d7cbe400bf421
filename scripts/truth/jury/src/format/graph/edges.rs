//! The edges of a graph, apart from its counts.

use super::promise::Promise;
use super::{
    Bounds, Choices, Edit, Grammar, GraphPart, Names, Node, Part, Text, Tokens, Value, between,
};
use crate::graph::Graph;
use crate::listed::Listed;
use anyhow::{Context, Result};

/// The edges of a graph or a tree whose numbers of vertices and edges come earlier, perhaps with other parts in
/// between.
#[derive(Clone)]
pub(crate) struct Edges {
    graph: GraphPart,
}

impl Edges {
    /// Edges with these names of the numbers of vertices and edges, of which a tree has only the first. `vertex`
    /// names a vertex, and `edge` follows the two vertices of each edge.
    ///
    /// # Errors
    ///
    /// If a promise, such as `be simple`, is unknown.
    pub(in crate::format) fn new(
        vertices: &'static str,
        edges: Option<&'static str>,
        vertex: &'static str,
        edge: Node,
        promises: &[&str],
    ) -> Result<Self> {
        let unused: Bounds = between(0, 0);
        let promises = promises.iter().map(|&promise| {
            let mut known = Promise::ALL.into_iter();
            let known = known.find(|known| known.to_string() == promise);
            known.with_context(|| format!("no graph is known that must `{promise}`"))
        });
        let promises = promises.tried()?;
        let (vertices, edges) = ((vertices, unused), edges.map(|edges| (edges, unused)));
        Ok(Edges { graph: GraphPart { vertices, edges, vertex, edge, promises } })
    }

    /// Returns the name of the number of edges, and the indices of the edges between these vertices; `None` for a tree,
    /// or if `name` is not the number of vertices.
    pub(in crate::format) fn within(
        &self,
        name: &str,
        graph: &Graph<Value>,
        vertices: &[usize],
    ) -> Option<(&'static str, Vec<usize>)> {
        let (edges, _) = self.graph.edges.filter(|_| name == self.graph.vertices.0)?;
        let is_kept = |vertex| vertices.contains(vertex);
        let kept = graph.edges.iter().enumerate();
        let kept = kept.filter(|(_, (a, b, _))| is_kept(a) && is_kept(b));
        Some((edges, kept.map(|(edge, _)| edge).listed()))
    }

    fn counts(&self, names: &Names) -> (usize, usize) {
        let count = |name| usize::try_from(names.get(name)).unwrap_or(0);
        let vertices = count(self.graph.vertices.0);
        let edges = self.graph.edges.map(|(name, _)| count(name));
        (vertices, edges.unwrap_or(vertices.saturating_sub(1)))
    }
}

impl Part for Edges {
    fn read(&self, tokens: &mut Tokens) -> Result<Value> {
        let counts = self.counts(&tokens.names);
        self.graph.read_edges(tokens, counts).map(Value::from)
    }

    fn write(&self, value: &Value, text: &mut Text) {
        self.graph.write_edges(value.graph(), text);
    }

    /// The graph with simpler data on one edge.
    fn simpler(&self, value: &Value) -> Vec<Value> {
        let graph = value.graph();
        let mut simpler = Vec::new();
        for (at, (_, _, about)) in graph.edges.iter().enumerate() {
            for new in self.graph.edge.simpler(about) {
                let mut graph = graph.clone();
                graph.edges[at].2 = new;
                simpler.push(Value::from(graph));
            }
        }
        simpler
    }

    fn fewer(&self, value: &Value, name: &str, kept: &[usize]) -> Value {
        let graph = value.graph();
        if name == self.graph.vertices.0 {
            let is_kept = (0..graph.vertices).map(|vertex| kept.contains(&vertex)).listed();
            return graph.induced(&is_kept).into();
        }
        let is_counted = self.graph.edges.is_some_and(|(edges, _)| edges == name);
        let edges = if is_counted {
            kept.iter().map(|&edge| graph.edges[edge].clone()).listed()
        } else {
            graph.edges.clone()
        };
        Graph { vertices: graph.vertices, edges }.into()
    }

    fn edits(&self, value: &Value) -> Vec<Edit<Value>> {
        let edits = self.graph.edits_of_edges(value.graph()).into_iter();
        edits.map(|edit| edit.within(Value::from)).listed()
    }

    fn choose(&self, choices: &mut Choices) -> Option<Value> {
        let counts = self.counts(&choices.names);
        let graph = (counts.0 > 0).then(|| self.graph.choose_edges(choices, counts));
        graph?.map(Value::from)
    }

    fn grammar(&self) -> Grammar {
        self.graph.edges_in_words()
    }
}
