//! What stands in an input, and what it means.

use super::Value;
use crate::graph::Graph;
use std::sync::Arc;

/// What values of a part mean, and which value means a thing.
pub(crate) struct Meaning<T> {
    of: Arc<dyn Fn(&Value) -> T + Send + Sync>,
    value: Arc<dyn Fn(&T) -> Value + Send + Sync>,
}

impl<T> Clone for Meaning<T> {
    fn clone(&self) -> Self {
        Meaning {
            of: Arc::clone(&self.of),
            value: Arc::clone(&self.value),
        }
    }
}

impl<T: 'static> Meaning<T> {
    /// The meaning that these two give, each undoing what the other does.
    pub fn new(
        of: impl Fn(&Value) -> T + Send + Sync + 'static,
        value: impl Fn(&T) -> Value + Send + Sync + 'static,
    ) -> Self {
        Meaning {
            of: Arc::new(of),
            value: Arc::new(value),
        }
    }

    /// What a value means.
    pub fn of(&self, value: &Value) -> T {
        (self.of)(value)
    }

    /// The value that means a thing.
    pub fn value(&self, thing: &T) -> Value {
        (self.value)(thing)
    }

    /// That of a list, by that of its items.
    pub fn of_list(self) -> Meaning<Vec<T>> {
        let back = self.clone();
        Meaning::new(
            move |value| value.list().iter().map(|item| self.of(item)).collect(),
            move |list: &Vec<T>| Value::List(list.iter().map(|item| back.value(item)).collect()),
        )
    }

    /// That of a pair.
    pub fn and<U: 'static>(self, second: Meaning<U>) -> Meaning<(T, U)> {
        let back = (self.clone(), second.clone());
        Meaning::new(
            move |value| (self.of(&value.list()[0]), second.of(&value.list()[1])),
            move |pair| Value::List(vec![back.0.value(&pair.0), back.1.value(&pair.1)]),
        )
    }

    /// That of an array, by those of its items.
    pub fn of_array<const N: usize>(items: Vec<Self>) -> Meaning<[T; N]> {
        let back = items.clone();
        Meaning::new(
            move |value| std::array::from_fn(|at| items[at].of(&value.list()[at])),
            move |array| {
                let values = back
                    .iter()
                    .zip(array)
                    .map(|(item, thing)| item.value(thing));
                Value::List(values.collect())
            },
        )
    }
}

impl<T: Copy + 'static> Meaning<T> {
    /// That of a graph, by that of what stands behind the vertices of an edge.
    pub fn of_graph(self) -> Meaning<Graph<T>> {
        let back = self.clone();
        Meaning::new(
            move |value| {
                let graph = value.graph();
                let edges = graph.edges.iter();
                let edges = edges.map(|(a, b, about)| (*a, *b, self.of(about)));
                Graph::new(graph.vertices, edges)
            },
            move |graph: &Graph<T>| {
                let (vertices, edges) = (graph.vertices, graph.edges.iter());
                let edges = edges.map(|(a, b, about)| (*a, *b, back.value(about)));
                let edges = edges.collect();
                Value::from(Graph { vertices, edges })
            },
        )
    }
}
