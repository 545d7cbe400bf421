//! Graphs after further data on the line of their counts.

use super::super::bounds::Limit;
use super::smaller::{fewer_edges, fewer_vertices, pruned};
use super::{Choices, Edit, Grammar, GraphPart, Node, Part, Text, Tokens, Value};
use crate::listed::Listed;
use anyhow::Result;

/// A graph after further data: see [`GraphFormat::headed`](super::GraphFormat::headed). Its value is that of the
/// head and the graph.
#[derive(Clone)]
pub(crate) struct Headed {
    pub head: Node,
    pub graph: GraphPart,
}

impl Headed {
    /// The sets of vertices to keep in smaller graphs.
    fn fewer_vertices(&self, value: &Value) -> Vec<Vec<bool>> {
        let graph = value.list()[1].graph();
        if self.graph.edges.is_some() {
            return fewer_vertices(graph);
        }
        let mut fewer = pruned(graph);
        if graph.leaves().first() == Some(&0) {
            fewer.push((0..graph.vertices).map(|vertex| vertex > 0).listed());
        }
        fewer
    }

    /// The value with only some of the vertices; `None` if its head names one of the others.
    fn induced(&self, value: &Value, kept: &[bool]) -> Option<Value> {
        let [head, graph] = [&value.list()[0], &value.list()[1]];
        let head = renumbered(&self.head, head, self.graph.vertices.0, kept)?;
        Some(Value::List(vec![head, graph.graph().induced(kept).into()]))
    }
}

/// The value with its indices of `count` things renumbered after only some of these are kept; `None` if an index is
/// that of a thing that is not kept.
fn renumbered(part: &Node, value: &Value, count: &str, kept: &[bool]) -> Option<Value> {
    match part {
        Node::Index(index) if matches!(index.most, Limit::Named(name) if name == count) => {
            let index = value.number() as usize;
            let before = kept[..index].iter().filter(|kept| **kept).count();
            kept[index].then_some(Value::Number(before as i128))
        }
        Node::Several(several) => {
            let parts = several.with(value);
            let parts = parts.map(|(_, part, value)| renumbered(part, value, count, kept));
            Some(Value::List(parts.all_listed()?))
        }
        Node::SuchThat(such_that) => renumbered(&such_that.part, value, count, kept),
        Node::Chosen(chosen) => renumbered(&chosen.part, value, count, kept),
        _ => Some(value.clone()),
    }
}

impl Part for Headed {
    fn read(&self, tokens: &mut Tokens) -> Result<Value> {
        let counts = self.graph.read_counts(tokens)?;
        let head = self.head.read(tokens)?;
        Ok(Value::List(vec![head, self.graph.read_edges(tokens, counts)?.into()]))
    }

    fn write(&self, value: &Value, text: &mut Text) {
        let (head, graph) = (&value.list()[0], value.list()[1].graph());
        self.graph.write_count_tokens(graph, text);
        self.head.write(head, text);
        text.end_line();
        self.graph.write_edges(graph, text);
    }

    /// The graphs without a vertex that the head does not name, then with fewer edges, then with a simpler head.
    fn simpler(&self, value: &Value) -> Vec<Value> {
        let fewer = self.fewer_vertices(value).into_iter();
        let mut simpler = fewer.filter_map(|kept| self.induced(value, &kept)).listed();
        if self.graph.edges.is_some() {
            let fewer = fewer_edges(value.list()[1].graph());
            simpler.extend(fewer.map(|graph| value.with_item(1, graph.into())));
        }
        let heads = self.head.simpler(&value.list()[0]).into_iter();
        simpler.extend(heads.map(|head| value.with_item(0, head)));
        simpler
    }

    /// The graph with another head or other edges; the vertices stay.
    fn edits(&self, value: &Value) -> Vec<Edit<Value>> {
        let of_head = self.head.edits(&value.list()[0]).into_iter();
        let of_edges = self.graph.edits_of_edges(value.list()[1].graph()).into_iter();
        of_head
            .map(|edit| edit.within(|head| value.with_item(0, head)))
            .chain(of_edges.map(|edit| edit.within(|graph| value.with_item(1, graph.into()))))
            .listed()
    }

    fn choose(&self, choices: &mut Choices) -> Option<Value> {
        let counts = self.graph.choose_counts(choices)?;
        let head = self.head.choose(choices)?;
        Some(Value::List(vec![head, self.graph.choose_edges(choices, counts)?.into()]))
    }

    fn grammar(&self) -> Grammar {
        let line = self.graph.numbers_in_words().then(self.head.grammar());
        Grammar::Line(Box::new(line)).then(self.graph.edges_in_words())
    }
}
