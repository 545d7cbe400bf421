//! What stands in an input, and what it means.

use super::Value;
use crate::graph::Graph;
use crate::listed::Listed;
use std::any::Any;
use std::sync::Arc;

/// What values of a part mean, and which value means a thing.
///
/// The functions that tell are kept whatever they are, so that there is one type of what keeps them.
pub(crate) struct Meaning<T> {
    functions: Arc<Functions>,
    of: fn(&Functions, &Value) -> T,
    value: fn(&Functions, &T) -> Value,
}

type Functions = dyn Any + Send + Sync;

impl<T> Clone for Meaning<T> {
    fn clone(&self) -> Self {
        Meaning { functions: Arc::clone(&self.functions), ..*self }
    }
}

impl<T: 'static> Meaning<T> {
    /// The meaning that these two give, each undoing what the other does.
    pub(crate) fn new<F, G>(of: F, value: G) -> Self
    where
        F: Fn(&Value) -> T + Send + Sync + 'static,
        G: Fn(&T) -> Value + Send + Sync + 'static,
    {
        Meaning {
            functions: Arc::new((of, value)),
            of: |functions, value| (both::<F, G>(functions).0)(value),
            value: |functions, thing| (both::<F, G>(functions).1)(thing),
        }
    }

    /// Returns what a value means.
    pub(crate) fn of(&self, value: &Value) -> T {
        (self.of)(&*self.functions, value)
    }

    /// The value that means a thing.
    pub(crate) fn value(&self, thing: &T) -> Value {
        (self.value)(&*self.functions, thing)
    }

    /// Returns what values mean.
    pub(crate) fn of_all(&self, values: &[Value]) -> Vec<T> {
        let mut things = Vec::with_capacity(values.len());
        for value in values {
            things.push(self.of(value));
        }
        things
    }

    /// The values that mean things.
    pub(crate) fn values(&self, things: &[T]) -> Vec<Value> {
        values(things.len(), &|at| self.value(&things[at]))
    }

    /// That of a list, by that of its items.
    pub(crate) fn of_list(self) -> Meaning<Vec<T>> {
        let back = self.clone();
        Meaning::new(
            move |value| self.of_all(value.list()),
            move |list: &Vec<T>| Value::List(back.values(list)),
        )
    }

    /// That of a pair.
    pub(crate) fn and<U: 'static>(self, second: Meaning<U>) -> Meaning<(T, U)> {
        let back = (self.clone(), second.clone());
        Meaning::new(
            move |value| (self.of(&value.list()[0]), second.of(&value.list()[1])),
            move |pair| Value::List(vec![back.0.value(&pair.0), back.1.value(&pair.1)]),
        )
    }

    /// That of an array, by those of its items.
    pub(crate) fn of_array<const N: usize>(items: Vec<Self>) -> Meaning<[T; N]> {
        let back = items.clone();
        Meaning::new(
            move |value| std::array::from_fn(|at| items[at].of(&value.list()[at])),
            move |array| Value::List(values(N, &|at| back[at].value(&array[at]))),
        )
    }
}

/// So many values, by their places.
fn values(count: usize, value: &dyn Fn(usize) -> Value) -> Vec<Value> {
    let mut values = Vec::with_capacity(count);
    for at in 0..count {
        values.push(value(at));
    }
    values
}

/// The functions of a meaning that has these.
fn both<F: 'static, G: 'static>(functions: &Functions) -> &(F, G) {
    functions.downcast_ref().expect("the functions of this meaning")
}

impl<T: Copy + 'static> Meaning<T> {
    /// That of a graph, by that of what stands behind the vertices of an edge.
    pub(crate) fn of_graph(self) -> Meaning<Graph<T>> {
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
                let edges = edges.listed();
                Value::from(Graph { vertices, edges })
            },
        )
    }
}
