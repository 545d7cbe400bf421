//! Graphs with something at each vertex.

use super::super::edits::of_items;
use super::smaller::{FEW_VERTICES, fewer_edges, fewer_vertices, pruned};
use super::{Choices, Edit, Format, Grammar, GraphFormat, Order, Text, Tokens};
use crate::graph::Graph;
use crate::rules::replaced;
use anyhow::Result;

/// A graph with something at each vertex: see [`GraphFormat::with_vertices`].
pub struct Labelled<V, F> {
    pub(super) graph: GraphFormat<F>,
    pub(super) label: V,
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

    /// With another label, or other edges; the vertices stay.
    fn edits(&self, (graph, labels): &Self::Value) -> Vec<Edit<Self::Value>> {
        let of_labels = of_items(&self.label, labels).into_iter();
        let of_edges = self.graph.edits_of_edges(graph).into_iter();
        of_labels
            .map(|edit| edit.within(|labels| (graph.clone(), labels)))
            .chain(of_edges.map(|edit| edit.within(|graph| (graph, labels.clone()))))
            .collect()
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
