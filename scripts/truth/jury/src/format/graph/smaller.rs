//! Smaller graphs.

use super::shorter;
use crate::graph::Graph;
use crate::listed::Listed;
use crate::sorted;

pub(super) const FEW_VERTICES: usize = 64;

/// The sets of vertices that remain after removing one vertex; of many, only the last one.
pub(super) fn fewer_vertices<T: Clone>(graph: &Graph<T>) -> Vec<Vec<bool>> {
    let vertices = graph.vertices;
    let first = match vertices {
        0..=FEW_VERTICES => 0,
        _ => vertices - 1,
    };
    let without = |gone| (0..vertices).map(|vertex| vertex != gone).listed();
    (first..vertices).rev().map(without).listed()
}

pub(super) fn fewer_edges<T: Clone>(graph: &Graph<T>) -> impl Iterator<Item = Graph<T>> {
    let vertices = graph.vertices;
    let fewer = shorter(&graph.edges, 0).into_iter();
    fewer.map(move |edges| Graph { vertices, edges })
}

/// For each other vertex, the vertices that remain connected to vertex 0 without it; the smallest set first.
pub(super) fn pruned<T: Clone>(graph: &Graph<T>) -> Vec<Vec<bool>> {
    let step = 1 + graph.vertices / FEW_VERTICES;
    let pruned = (1..graph.vertices).step_by(step);
    let mut left: Vec<_> = pruned.map(|vertex| graph.reached(0, Some(vertex))).listed();
    sorted::sort_by_number(&mut left, |kept| kept.iter().filter(|kept| **kept).count() as u64);
    left
}

/// Connected graphs to try in place of one with the root 0, each without one vertex and everything that is
/// then no longer connected to the root.
pub fn rooted<T: Clone>(graph: &Graph<T>) -> Vec<Graph<T>> {
    let pruned = pruned(graph).into_iter();
    pruned.map(|kept| graph.induced(&kept)).listed()
}
