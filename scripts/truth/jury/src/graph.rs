//! Graphs of problems and games.

use crate::listed::Listed;

/// An edge or arc between two vertices with its data in the input: `()` if none.
pub type Edge<T = ()> = (usize, usize, T);

/// A graph on the vertices `0..vertices`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Graph<T = ()> {
    /// The number of vertices.
    pub vertices: usize,
    /// The edges or arcs.
    pub edges: Vec<Edge<T>>,
}

impl<T: Clone> Graph<T> {
    /// The graph with these edges.
    pub fn new(vertices: usize, edges: impl IntoIterator<Item = Edge<T>>) -> Self {
        let edges = edges.into_iter().listed();
        Graph { vertices, edges }
    }

    /// The neighbours of each vertex.
    pub fn neighbours(&self) -> Vec<Vec<usize>> {
        let mut neighbours = vec![Vec::new(); self.vertices];
        for &(a, b, _) in &self.edges {
            neighbours[a].push(b);
            neighbours[b].push(a);
        }
        neighbours
    }

    /// The vertices with one edge, in ascending order.
    pub fn leaves(&self) -> Vec<usize> {
        let neighbours = self.neighbours();
        (0..self.vertices).filter(|&vertex| neighbours[vertex].len() == 1).listed()
    }

    /// Returns for each vertex whether a path from `from` that avoids `avoiding` leads there.
    pub fn reached(&self, from: usize, avoiding: Option<usize>) -> Vec<bool> {
        let neighbours = self.neighbours();
        let mut reached = vec![false; self.vertices];
        let mut open = vec![from];
        while let Some(vertex) = open.pop() {
            if Some(vertex) != avoiding && !reached[vertex] {
                reached[vertex] = true;
                open.extend(&neighbours[vertex]);
            }
        }
        reached
    }

    /// The edges of a tree with the root 0, directed from parents to children, each after the edge to the
    /// parent; only what is connected to the root.
    pub fn downwards(&self) -> Vec<Edge<T>> {
        let mut beside = vec![Vec::new(); self.vertices];
        for (a, b, about) in &self.edges {
            beside[*a].push((*b, about));
            beside[*b].push((*a, about));
        }
        let mut downwards: Vec<Edge<T>> = Vec::new();
        let (mut parent, mut vertex) = (usize::MAX, 0);
        for next in 0.. {
            let children = beside[vertex].iter().filter(|(child, _)| *child != parent);
            downwards.extend(children.map(|&(child, about)| (vertex, child, about.clone())));
            match downwards.get(next) {
                Some(&(above, child, _)) => (parent, vertex) = (above, child),
                None => break,
            }
        }
        downwards
    }

    /// Returns whether any two vertices are connected.
    pub fn is_connected(&self) -> bool {
        // Too few edges are rejected before memory is allocated for all the vertices that an input claims.
        let enough_edges = self.vertices <= self.edges.len() + 1;
        self.vertices > 0 && enough_edges && self.components() == 1
    }

    fn components(&self) -> usize {
        let mut above: Vec<usize> = (0..self.vertices).listed();
        let mut components = self.vertices;
        for &(a, b, _) in &self.edges {
            let (a, b) = (root(&mut above, a), root(&mut above, b));
            if a != b {
                above[a] = b;
                components -= 1;
            }
        }
        components
    }

    /// Returns whether the graph is a tree.
    pub fn is_tree(&self) -> bool {
        self.edges.len() + 1 == self.vertices && self.is_connected()
    }

    /// The successors of each vertex along arcs, which lead from an edge's first vertex to its second.
    pub fn successors(&self) -> Vec<Vec<usize>> {
        let mut successors = vec![Vec::new(); self.vertices];
        for &(from, to, _) in &self.edges {
            successors[from].push(to);
        }
        successors
    }

    /// The vertices in an order in which arcs lead to earlier ones, without those that have a path to a
    /// cycle.
    pub fn sinks_first(&self) -> Vec<usize> {
        let mut open = vec![0; self.vertices];
        let mut predecessors = vec![Vec::new(); self.vertices];
        for &(from, to, _) in &self.edges {
            open[from] += 1;
            predecessors[to].push(from);
        }
        let mut order: Vec<usize> = (0..self.vertices).filter(|&v| open[v] == 0).listed();
        let mut at = 0;
        while let Some(&vertex) = order.get(at) {
            at += 1;
            for &from in &predecessors[vertex] {
                open[from] -= 1;
                if open[from] == 0 {
                    order.push(from);
                }
            }
        }
        order
    }

    /// Returns whether the graph has no directed cycle.
    pub fn is_acyclic(&self) -> bool {
        self.sinks_first().len() == self.vertices
    }

    /// The subgraph induced by the kept vertices.
    #[must_use]
    pub fn induced(&self, kept: &[bool]) -> Graph<T> {
        let mut names = Vec::with_capacity(kept.len());
        let mut vertices = 0;
        for &kept in kept {
            names.push(vertices);
            vertices += usize::from(kept);
        }
        let edges = self.edges.iter().filter(|(a, b, _)| kept[*a] && kept[*b]);
        let edges = edges.map(|(a, b, about)| (names[*a], names[*b], about.clone()));
        Graph { vertices, edges: edges.listed() }
    }

    /// The graph without a vertex and its edges.
    #[must_use]
    pub fn without(&self, vertex: usize) -> Graph<T> {
        let kept: Vec<bool> = (0..self.vertices).map(|other| other != vertex).listed();
        self.induced(&kept)
    }

    /// Two rooted graphs joined at their roots, the vertices 0.
    #[must_use]
    pub fn joined_at_root(&self, other: &Graph<T>) -> Graph<T> {
        let beside = |vertex| {
            if vertex == 0 { 0 } else { vertex + self.vertices - 1 }
        };
        let edges = other.edges.iter();
        let edges = edges.map(|(a, b, about)| (beside(*a), beside(*b), about.clone()));
        let vertices = self.vertices + other.vertices - 1;
        Graph::new(vertices, self.edges.iter().cloned().chain(edges))
    }

    /// The part still connected to vertex 0 after another vertex is removed.
    #[must_use]
    pub fn pruned(&self, vertex: usize) -> Graph<T> {
        self.induced(&self.reached(0, Some(vertex)))
    }
}

impl Graph {
    /// The same graph with these data on its edges, in order: one for each edge.
    pub fn with<T: Clone>(&self, data: impl IntoIterator<Item = T>) -> Graph<T> {
        let edges = self.edges.iter().zip(data);
        Graph::new(self.vertices, edges.map(|(&(a, b, ()), about)| (a, b, about)))
    }

    /// The graph with only the edges whose numbers are in a set.
    pub(crate) fn with_edges_in(&self, set: u128) -> Self {
        let edges = (0..).zip(&self.edges).filter(|(at, _)| set >> at & 1 == 1);
        Graph::new(self.vertices, edges.map(|(_, edge)| *edge))
    }

    /// The graph in which each vertex has arcs to these successors.
    pub fn with_successors(successors: &[Vec<usize>]) -> Self {
        let mut arcs = Vec::new();
        for (from, to) in successors.iter().enumerate() {
            for &to in to {
                arcs.push((from, to, ()));
            }
        }
        Graph::new(successors.len(), arcs)
    }

    /// The graph of cells (row, column), adjacent if they share a side.
    pub fn of_cells(cells: &[(usize, usize)]) -> Self {
        let mut edges = ascending_pairs(cells.len());
        edges.retain(|&(a, b, ())| {
            let (a, b) = (cells[a], cells[b]);
            a.0.abs_diff(b.0) + a.1.abs_diff(b.1) == 1
        });
        Graph::new(cells.len(), edges)
    }
}

/// The number of a vertex in a graph [without](Graph::without) another.
pub(crate) fn renumbered(vertex: usize, without: usize) -> usize {
    vertex - usize::from(vertex > without)
}

/// All edges between these vertices, each from the smaller end.
pub(crate) fn ascending_pairs(vertices: usize) -> Vec<Edge> {
    let mut pairs = Vec::new();
    for b in 0..vertices {
        for a in 0..b {
            pairs.push((a, b, ()));
        }
    }
    pairs
}

/// All arcs between these vertices, including loops.
pub(crate) fn all_arcs(vertices: usize) -> Vec<Edge> {
    let mut arcs = Vec::new();
    for a in 0..vertices {
        for b in 0..vertices {
            arcs.push((a, b, ()));
        }
    }
    arcs
}

/// The representative of a vertex's component. Halves the paths of `above`.
fn root(above: &mut [usize], mut vertex: usize) -> usize {
    while above[vertex] != vertex {
        above[vertex] = above[above[vertex]];
        vertex = above[vertex];
    }
    vertex
}

#[cfg(test)]
mod tests {
    use super::*;

    fn graph(vertices: usize, edges: &[(usize, usize)]) -> Graph {
        let edges = edges.iter().map(|&(a, b)| (a, b, ())).collect();
        Graph { vertices, edges }
    }

    #[test]
    fn trees_are_connected_without_a_cycle() {
        assert!(graph(1, &[]).is_tree());
        assert!(graph(3, &[(0, 1), (2, 1)]).is_tree());
        assert!(!graph(3, &[(0, 1)]).is_connected());
        let triangle = graph(3, &[(0, 1), (1, 2), (2, 0)]);
        assert!(triangle.is_connected() && !triangle.is_tree());
        assert!(!graph(4, &[(0, 1), (1, 2), (2, 0)]).is_tree());
        assert!(!graph(0, &[]).is_connected());
        assert!(!graph(usize::MAX, &[]).is_connected());
    }

    #[test]
    fn edges_lead_down_from_the_root() {
        let tree = graph(5, &[(4, 2), (2, 0), (0, 3), (1, 2)]);
        let downwards = graph(5, &[(0, 2), (0, 3), (2, 4), (2, 1)]);
        assert_eq!(tree.downwards(), downwards.edges);
        let apart = graph(4, &[(2, 3), (1, 0)]);
        assert_eq!(apart.downwards(), graph(4, &[(0, 1)]).edges);
    }

    #[test]
    fn arcs_lead_back_to_sinks() {
        let arcs = graph(4, &[(1, 0), (2, 1), (2, 3), (3, 0)]);
        assert_eq!(arcs.sinks_first(), [0, 1, 3, 2]);
        assert_eq!(arcs.successors()[2], [1, 3]);
        assert!(arcs.is_acyclic());
        let cycle = graph(4, &[(1, 2), (2, 1), (3, 1)]);
        assert_eq!(cycle.sinks_first(), [0]);
        assert!(!cycle.is_acyclic());
    }

    #[test]
    fn cells_that_share_a_side_have_an_edge() {
        let corner = [(1, 1), (1, 2), (2, 1), (3, 2)];
        assert_eq!(Graph::of_cells(&corner), graph(4, &[(0, 1), (0, 2)]));
    }

    #[test]
    fn graphs_are_joined_at_their_roots() {
        let fork = graph(3, &[(0, 1), (2, 0)]);
        let joined = fork.joined_at_root(&graph(3, &[(0, 1), (1, 2)]));
        assert_eq!(joined, graph(5, &[(0, 1), (2, 0), (0, 3), (3, 4)]));
        assert_eq!(graph(1, &[]).joined_at_root(&fork), fork);
    }

    #[test]
    fn vertices_are_numbered_without_gaps() {
        let path = graph(4, &[(0, 1), (1, 2), (2, 3)]);
        assert_eq!(path.without(1), graph(3, &[(1, 2)]));
        assert_eq!(path.pruned(2), graph(2, &[(0, 1)]));
        assert_eq!(path.pruned(0), graph(0, &[]));
        let renamed = graph(4, &[(3, 1), (0, 3), (2, 0), (1, 3)]);
        assert_eq!(renamed.pruned(1), graph(3, &[(0, 2), (1, 0)]));
    }
}
