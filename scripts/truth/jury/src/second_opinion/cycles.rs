//! Values of rooted graphs with cycles, without the fusion principle.

use super::nim_sum;
use crate::graph::Graph;
use crate::search::impartial::mex;

/// The value of a graph in which cycles carry nothing except where they are attached; `None` for others.
pub fn value(graph: &Graph) -> Option<u64> {
    let mut edges_at = vec![Vec::new(); graph.vertices];
    for (edge, &(a, b, ())) in graph.edges.iter().enumerate() {
        edges_at[a].push((edge, b));
        edges_at[b].push((edge, a));
    }
    // A depth-first search for each vertex's parent edge and height.
    let mut parents = vec![None; graph.vertices];
    let mut heights = vec![None; graph.vertices];
    let mut order = Vec::new();
    let mut is_used = vec![false; graph.edges.len()];
    let mut cycles = Vec::new();
    let mut path = vec![0];
    heights[0] = Some(0);
    while let Some(&vertex) = path.last() {
        let Some(&(edge, to)) = edges_at[vertex].iter().find(|(edge, _)| !is_used[*edge]) else {
            order.push(vertex);
            path.pop();
            continue;
        };
        is_used[edge] = true;
        match heights[to] {
            None => {
                heights[to] = heights[vertex].map(|height: usize| height + 1);
                parents[to] = Some(vertex);
                path.push(to);
            }
            Some(height) => cycles.push((vertex, to, path.len() - height)),
        }
    }
    let mut values = vec![0; graph.vertices];
    let mut is_on_cycle = vec![false; graph.vertices];
    let mut loops: Vec<Vec<u64>> = vec![Vec::new(); graph.vertices];
    for (last, attached, length) in cycles {
        loops[attached].push(cycle(length));
        let mut vertex = last;
        while vertex != attached {
            is_on_cycle[vertex] = true;
            vertex = parents[vertex]?;
        }
    }
    for vertex in order {
        let value = nim_sum(loops[vertex].iter().copied().chain([values[vertex]]));
        if is_on_cycle[vertex] && value != 0 {
            return None;
        }
        values[vertex] = value;
        if let (Some(parent), false) = (parents[vertex], is_on_cycle[vertex]) {
            values[parent] = nim_sum([values[parent], value + 1]);
        }
    }
    Some(values[0])
}

/// The value of a cycle. Each cut leaves two paths of the other edges.
fn cycle(length: usize) -> u64 {
    let cuts = (0..length as u64).map(|path| nim_sum([path, length as u64 - 1 - path]));
    mex(cuts)
}
