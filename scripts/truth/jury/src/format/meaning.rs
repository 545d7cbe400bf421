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
    /// A conversion by two functions, each the inverse of the other, and the `parts` that both use.
    pub(crate) fn new<P, F, G>(parts: P, of: F, value: G) -> Self
    where
        P: Send + Sync + 'static,
        F: Fn(&P, &Value) -> T + Send + Sync + 'static,
        G: Fn(&P, &T) -> Value + Send + Sync + 'static,
    {
        let functions = Arc::new((parts, of, value));
        Meaning { functions, of: thing_of::<T, P, F, G>, value: value_of::<T, P, F, G> }
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
        Meaning::new(
            self,
            |item, value| item.of_all(value.list()),
            |item, list: &Vec<T>| Value::List(item.values(list)),
        )
    }

    pub(crate) fn of_array<const N: usize>(items: Vec<Self>) -> Meaning<[T; N]> {
        Meaning::new(
            items,
            |items, value| std::array::from_fn(|at| items[at].of(&value.list()[at])),
            |items, array| Value::List(values(N, &|at| items[at].value(&array[at]))),
        )
    }
}

macro_rules! tuples {
    ($($($type:ident $at:tt),*;)*) => {$(
        impl<$($type: 'static),*> From<($(Meaning<$type>,)*)> for Meaning<($($type,)*)> {
            fn from(parts: ($(Meaning<$type>,)*)) -> Self {
                Meaning::new(
                    parts,
                    |parts, value| ($(parts.$at.of(&value.list()[$at]),)*),
                    |parts, things| Value::List(vec![$(parts.$at.value(&things.$at)),*]),
                )
            }
        }
    )*};
}

tuples! {
    A 0, B 1;
    A 0, B 1, C 2;
    A 0, B 1, C 2, D 3;
}

fn values(count: usize, value: &dyn Fn(usize) -> Value) -> Vec<Value> {
    let mut values = Vec::with_capacity(count);
    for at in 0..count {
        values.push(value(at));
    }
    values
}

fn thing_of<T, P: 'static, F, G: 'static>(functions: &Functions, value: &Value) -> T
where
    F: Fn(&P, &Value) -> T + 'static,
{
    let (parts, of, _) = restored::<(P, F, G)>(functions);
    of(parts, value)
}

fn value_of<T, P: 'static, F: 'static, G>(functions: &Functions, thing: &T) -> Value
where
    G: Fn(&P, &T) -> Value + 'static,
{
    let (parts, _, value) = restored::<(P, F, G)>(functions);
    value(parts, thing)
}

/// The functions of a conversion, with their types restored.
fn restored<F: 'static>(functions: &Functions) -> &F {
    functions.downcast_ref().expect("the functions of this meaning")
}

impl<T: Copy + 'static> Meaning<T> {
    /// The conversion of a graph, given that of the data on its edges.
    pub(crate) fn of_graph(self) -> Meaning<Graph<T>> {
        Meaning::new(
            self,
            |edge, value| {
                let graph = value.graph();
                let edges = graph.edges.iter();
                let edges = edges.map(|(a, b, about)| (*a, *b, edge.of(about)));
                Graph::new(graph.vertices, edges)
            },
            |edge, graph: &Graph<T>| {
                let (vertices, edges) = (graph.vertices, graph.edges.iter());
                let edges = edges.map(|(a, b, about)| (*a, *b, edge.value(about)));
                let edges = edges.listed();
                Value::from(Graph { vertices, edges })
            },
        )
    }
}
