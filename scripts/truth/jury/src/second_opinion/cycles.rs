//! Values of rooted graphs with cycles, without the fusion principle.

use super::nim_sum;
use crate::graph::Graph;
use crate::search::impartial::mex;

/// The value of a graph in which no two cycles share an edge, and what a cycle carries is worth 0 at each of
/// its vertices, except where it is attached; `None` for others.
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
            // The edge to the parent would be on two cycles.
            if std::mem::replace(&mut is_on_cycle[vertex], true) {
                return None;
            }
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cycles_that_share_an_edge_have_no_value_here() {
        assert_eq!(value(&Graph::new(2, [(0, 1, ()); 2])), Some(0));
        assert_eq!(value(&Graph::new(2, [(0, 1, ()); 3])), None);
        let theta = [(0, 3, ()), (0, 1, ()), (1, 3, ()), (0, 2, ()), (2, 3, ())];
        assert_eq!(value(&Graph::new(4, theta)), None);
        // Two triangles that share a vertex.
        let triangles = [(0, 1, ()), (1, 2, ()), (2, 0, ()), (0, 3, ()), (3, 4, ()), (4, 0, ())];
        assert_eq!(value(&Graph::new(5, triangles)), Some(0));
    }
}
