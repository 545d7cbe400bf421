//! What stands in an input, whatever it means.

use crate::graph::Graph;

/// What a part of an input says. Formats read, write, simplify and choose these: all of that is compiled
/// once, not once for each type that cases have.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Value {
    Number(i128),
    Letter(char),
    Word(String),
    List(Vec<Value>),
    Graph(Box<Graph<Value>>),
}

impl From<Graph<Value>> for Value {
    fn from(graph: Graph<Value>) -> Self {
        Value::Graph(Box::new(graph))
    }
}

/// The values of one part are all of one kind: a format never asks for another.
impl Value {
    pub(crate) fn number(&self) -> i128 {
        match self {
            Value::Number(number) => *number,
            other => other.is_no("number"),
        }
    }

    pub(crate) fn letter(&self) -> char {
        match self {
            Value::Letter(letter) => *letter,
            other => other.is_no("letter"),
        }
    }

    pub(crate) fn word(&self) -> &str {
        match self {
            Value::Word(word) => word,
            other => other.is_no("word"),
        }
    }

    pub(crate) fn list(&self) -> &[Value] {
        match self {
            Value::List(list) => list,
            other => other.is_no("list"),
        }
    }

    pub(crate) fn graph(&self) -> &Graph<Value> {
        match self {
            Value::Graph(graph) => graph,
            other => other.is_no("graph"),
        }
    }

    fn is_no(&self, expected: &str) -> ! {
        unreachable!("{self:?} is no {expected}")
    }

    /// A list with another item in one place.
    pub(crate) fn with_item(&self, at: usize, item: Value) -> Value {
        let mut list = self.list().to_vec();
        list[at] = item;
        Value::List(list)
    }
}
