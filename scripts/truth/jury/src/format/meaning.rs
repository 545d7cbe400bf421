//! The conversion between values of the input and typed things.

use super::Value;
use crate::graph::Graph;
use crate::listed::Listed;
use std::any::Any;
use std::sync::Arc;

/// Converts between the values of a part and things of type `T`. The functions are stored without their
/// types, so that a single type can hold all of them.
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
    /// A conversion by two functions, each the inverse of the other.
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

    pub(crate) fn of(&self, value: &Value) -> T {
        (self.of)(&*self.functions, value)
    }

    pub(crate) fn value(&self, thing: &T) -> Value {
        (self.value)(&*self.functions, thing)
    }

    pub(crate) fn of_all(&self, values: &[Value]) -> Vec<T> {
        let mut things = Vec::with_capacity(values.len());
        for value in values {
            things.push(self.of(value));
        }
        things
    }

    pub(crate) fn values(&self, things: &[T]) -> Vec<Value> {
        values(things.len(), &|at| self.value(&things[at]))
    }

    pub(crate) fn of_list(self) -> Meaning<Vec<T>> {
        let back = self.clone();
        Meaning::new(
            move |value| self.of_all(value.list()),
            move |list: &Vec<T>| Value::List(back.values(list)),
        )
    }

    pub(crate) fn and<U: 'static>(self, second: Meaning<U>) -> Meaning<(T, U)> {
        let back = (self.clone(), second.clone());
        Meaning::new(
            move |value| (self.of(&value.list()[0]), second.of(&value.list()[1])),
            move |pair| Value::List(vec![back.0.value(&pair.0), back.1.value(&pair.1)]),
        )
    }

    pub(crate) fn of_array<const N: usize>(items: Vec<Self>) -> Meaning<[T; N]> {
        let back = items.clone();
        Meaning::new(
            move |value| std::array::from_fn(|at| items[at].of(&value.list()[at])),
            move |array| Value::List(values(N, &|at| back[at].value(&array[at]))),
        )
    }
}

fn values(count: usize, value: &dyn Fn(usize) -> Value) -> Vec<Value> {
    let mut values = Vec::with_capacity(count);
    for at in 0..count {
        values.push(value(at));
    }
    values
}

/// The two functions of a conversion, with their types restored.
fn both<F: 'static, G: 'static>(functions: &Functions) -> &(F, G) {
    functions.downcast_ref().expect("the functions of this meaning")
}

impl<T: Copy + 'static> Meaning<T> {
    /// The conversion of a graph, given that of the data on its edges.
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
