//! Untyped values of the input.

use crate::graph::Graph;

/// The value of a part of an input, of one type for all cases, so that the code of formats is compiled once.
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

/// All values of a part have the same kind. The methods below panic for any other kind.
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

    pub(crate) fn with_item(&self, at: usize, item: Value) -> Value {
        let mut list = self.list().to_vec();
        list[at] = item;
        Value::List(list)
    }
}
