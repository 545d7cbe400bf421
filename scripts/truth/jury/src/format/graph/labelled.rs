//! Graphs with data at each vertex.

use super::super::edits::of_items;
use super::smaller::{FEW_VERTICES, fewer_edges, fewer_vertices, pruned};
use super::{Choices, Edit, Grammar, GraphPart, Node, Order, Part, Text, Tokens, Value};
use crate::listed::Listed;
use crate::rules::replaced;
use anyhow::Result;

/// A graph and the labels of its vertices: see
/// [`GraphFormat::with_vertices`](super::GraphFormat::with_vertices).
#[derive(Clone)]
pub(crate) struct Labelled {
    pub graph: GraphPart,
    pub label: Node,
}

fn labelled(graph: impl Into<Value>, labels: Vec<Value>) -> Value {
    Value::List(vec![graph.into(), Value::List(labels)])
}

impl Part for Labelled {
    fn read(&self, tokens: &mut Tokens) -> Result<Value> {
        let counts = self.graph.read_counts(tokens)?;
        let labels = (0..counts.0).map(|_| self.label.read(tokens));
        let labels = labels.tried()?;
        Ok(labelled(self.graph.read_edges(tokens, counts)?, labels))
    }

    fn write(&self, value: &Value, text: &mut Text) {
        let (graph, labels) = (value.list()[0].graph(), value.list()[1].list());
        self.graph.write_counts(graph, text);
        for label in labels {
            self.label.write(label, text);
        }
        text.end_line();
        self.graph.write_edges(graph, text);
    }

    /// The graphs without a vertex, then with fewer edges, then with simpler labels.
    fn simpler(&self, value: &Value) -> Vec<Value> {
        let (graph, labels) = (value.list()[0].graph(), value.list()[1].list());
        let fewer = match self.graph.edges {
            Some(_) => fewer_vertices(graph),
            None => pruned(graph),
        };
        let with_fewer = fewer.into_iter().map(|kept| {
            let labels = labels.iter().zip(&kept).filter(|(_, kept)| **kept);
            let labels = labels.map(|(label, _)| label.clone()).listed();
            labelled(graph.induced(&kept), labels)
        });
        let mut simpler: Vec<Value> = with_fewer.listed();
        if self.graph.edges.is_some() {
            let fewer = fewer_edges(graph);
            simpler.extend(fewer.map(|graph| labelled(graph, labels.to_vec())));
        }
        let few = labels.len() <= FEW_VERTICES;
        for (vertex, old) in labels.iter().enumerate().filter(|_| few) {
            let new = self.label.simpler(old).into_iter();
            let labels = |new| Value::List(replaced(labels, vertex, new));
            simpler.extend(new.map(|new| value.with_item(1, labels(new))));
        }
        simpler
    }

    /// The graph with another label or other edges; the vertices stay.
    fn edits(&self, value: &Value) -> Vec<Edit<Value>> {
        let (graph, labels) = (value.list()[0].graph(), value.list()[1].list());
        let of_labels = of_items(&self.label, labels).into_iter();
        let of_edges = self.graph.edits_of_edges(graph).into_iter();
        of_labels
            .map(|edit| edit.within(|labels| value.with_item(1, labels)))
            .chain(of_edges.map(|edit| edit.within(|graph| value.with_item(0, graph.into()))))
            .listed()
    }

    fn choose(&self, choices: &mut Choices) -> Option<Value> {
        let counts = self.graph.choose_counts(choices)?;
        let labels = self.label.choose_list(counts.0, Order::Any, choices)?;
        Some(labelled(self.graph.choose_edges(choices, counts)?, labels))
    }

    fn grammar(&self) -> Grammar {
        let labels = self.label.grammar().times(self.graph.vertices.0);
        let labels = Grammar::Line(Box::new(labels));
        Grammar::Parts(vec![self.graph.counts_in_words(), labels, self.graph.edges_in_words()])
    }
}
