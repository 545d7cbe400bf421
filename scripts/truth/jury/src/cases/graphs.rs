//! Trees and graphs.

use super::subsets;
use crate::Random;
use crate::graph::{Edge, Graph, ascending_pairs};
use crate::listed::Listed;
use crate::search::memo::Numbered;
use rand::Rng;
use rand::seq::{SliceRandom, index};
use std::mem;
use std::ops::RangeInclusive;

/// A rooted tree on the vertices `0..vertices`, as the parents of `1, 2, …`, each less than its child: a
/// path, a star, a caterpillar, a binary tree, or random, deep or flat.
pub fn parents(rng: &mut Random, vertices: usize) -> Vec<usize> {
    let shape = rng.random_range(0..7);
    (1..vertices)
        .map(|child| match shape {
            0 => child - 1,
            1 => 0,
            2 => (child - 1) & !1,
            3 => (child - 1) / 2,
            4 => rng.random_range(child.saturating_sub(3)..child),
            _ => rng.random_range(0..child),
        })
        .listed()
}

/// The tree with the root 0 in which `parent` gives the parent, a smaller number, of each other vertex.
pub fn grown(vertices: usize, mut parent: impl FnMut(usize) -> usize) -> Graph {
    Graph::new(vertices, (1..vertices).map(|child| (parent(child), child, ())))
}

/// A tree in a shape of [`parents`], shuffled.
pub fn tree(rng: &mut Random, vertices: usize) -> Graph {
    let mut names: Vec<usize> = (0..vertices).listed();
    names.shuffle(rng);
    let mut edges: Vec<Edge> = (1..)
        .zip(parents(rng, vertices))
        .map(|(child, parent)| (names[child], names[parent]))
        .map(|(a, b)| if rng.random() { (a, b, ()) } else { (b, a, ()) })
        .listed();
    edges.shuffle(rng);
    Graph { vertices, edges }
}

/// Distinct arcs between the vertices `0..vertices`, without loops, in random order: `count`, or the maximum.
pub fn arcs(rng: &mut Random, vertices: usize, count: usize) -> Vec<Edge> {
    let all = vertices * vertices.saturating_sub(1);
    index::sample(rng, all, count.min(all))
        .into_iter()
        .map(|at| (at / (vertices - 1), at % (vertices - 1)))
        .map(|(from, to)| (from, to + usize::from(to >= from), ()))
        .listed()
}

/// A shuffled acyclic directed graph with `count` arcs, or the maximum, none parallel.
pub fn acyclic_graph(rng: &mut Random, vertices: usize, count: usize) -> Graph {
    let mut names: Vec<usize> = (0..vertices).listed();
    names.shuffle(rng);
    let mut graph = graph(rng, vertices, count);
    for (a, b, ()) in &mut graph.edges {
        (*a, *b) = (names[*a.min(b)], names[*a.max(b)]);
    }
    graph
}

/// A simple graph with `count` edges, or the maximum, shuffled.
pub fn graph(rng: &mut Random, vertices: usize, count: usize) -> Graph {
    let count = count.min(vertices * vertices.saturating_sub(1) / 2);
    let mut chosen = Numbered::default();
    let mut edges = Vec::new();
    while edges.len() < count {
        for (a, b, ()) in arcs(rng, vertices, 2 * (count - edges.len())) {
            if edges.len() < count && chosen.insert((a.min(b), a.max(b))) {
                edges.push((a, b, ()));
            }
        }
    }
    Graph { vertices, edges }
}

/// A simple connected graph: a tree with edges added up to `count`, or the maximum.
pub fn connected_graph(rng: &mut Random, vertices: usize, count: usize) -> Graph {
    let mut connected = tree(rng, vertices);
    let ends = |&(a, b, ()): &Edge| (a.min(b), a.max(b));
    let mut joined = Numbered::default();
    for edge in &connected.edges {
        joined.insert(ends(edge));
    }
    let mut more = graph(rng, vertices, count).edges;
    more.retain(|edge| joined.find(&ends(edge)).is_none());
    more.truncate(count.saturating_sub(joined.count()));
    connected.edges.extend(more);
    connected
}

/// Cliques of `size` vertices, each joined to the next by one edge.
pub fn joined_cliques(size: usize, count: usize) -> Graph {
    let clique = complete(size).edges;
    let mut edges = Vec::new();
    for first in (0..count).map(|at| at * size) {
        edges.extend(clique.iter().map(|(a, b, ())| (first + a, first + b, ())));
    }
    for first in (1..count).map(|at| at * size) {
        edges.push((first - 1, first, ()));
    }
    Graph::new(size * count, edges)
}

/// The complete graph.
pub fn complete(vertices: usize) -> Graph {
    Graph::new(vertices, ascending_pairs(vertices))
}

/// All graphs on these vertices. Each edge leads to the greater number.
pub fn graphs(vertices: usize) -> impl Iterator<Item = Graph> {
    let edges = subsets(complete(vertices).edges);
    edges.map(move |edges| Graph::new(vertices, edges))
}

/// Acyclic graphs with any pairs of these vertices joined; all arcs lead up in half of them, else down.
pub fn ordered_graphs(vertices: usize) -> impl Iterator<Item = Graph> {
    graphs(vertices).zip([false, true].into_iter().cycle()).map(|(mut graph, leads_down)| {
        for (from, to, ()) in graph.edges.iter_mut().filter(|_| leads_down) {
            mem::swap(from, to);
        }
        graph
    })
}

/// All trees with a number of edges in this range, with parents numbered first and all choices of labels.
pub fn trees<T: Copy>(edges: RangeInclusive<usize>, labels: &[T]) -> Vec<Graph<T>> {
    let mut all = Vec::new();
    for edges in edges {
        all.extend(trees_of(edges, labels));
    }
    all
}

fn trees_of<T: Copy>(edges: usize, labels: &[T]) -> Vec<Graph<T>> {
    let mut trees = vec![Vec::new()];
    for child in 1..=edges {
        let mut grown = Vec::new();
        for tree in &trees {
            for parent in 0..child {
                for &label in labels {
                    grown.push([tree.as_slice(), &[(parent, child, label)]].concat());
                }
            }
        }
        trees = grown;
    }
    let vertices = edges + 1;
    let graph = |edges| Graph { vertices, edges };
    trees.into_iter().map(graph).listed()
}

/// A directed graph with any arcs, possibly loops and parallel arcs.
pub fn digraph(rng: &mut Random, vertices: usize, count: usize) -> Graph {
    let mut vertex = || rng.random_range(0..vertices);
    Graph::new(vertices, (0..count).map(|_| (vertex(), vertex(), ())))
}

/// A tree in which all degrees are odd, a P-position: repeatedly, two new vertices are joined to an old one.
/// An odd number of vertices is rounded down.
pub fn odd_tree(rng: &mut Random, vertices: usize) -> Graph {
    let mut edges = vec![(0, 1, ())];
    for first in (2..vertices - 1).step_by(2) {
        let parent = rng.random_range(0..first);
        edges.extend([(parent, first, ()), (first + 1, parent, ())]);
    }
    Graph::new(edges.len() + 1, edges)
}

/// The path `0, 1, …` with this many vertices.
pub fn path(vertices: usize) -> Graph {
    grown(vertices, |child| child - 1)
}

/// A graph with a cycle attached to one of its vertices.
pub fn with_cycle(graph: &Graph, at: usize, length: usize) -> Graph {
    let first = graph.vertices;
    let last = first + length - 2;
    let between = (first..last).map(|vertex| (vertex, vertex + 1, ()));
    let ends = [(at, first, ()), (last, at, ())];
    let edges = graph.edges.iter().copied().chain(between).chain(ends);
    Graph::new(last + 1, edges)
}

/// A random tree with some cycles attached, of bounded size.
pub fn tree_with_cycles(rng: &mut Random, most_edges: usize, most_vertices: usize) -> Graph {
    let size = rng.random_range(1..=most_vertices.min(most_edges));
    let mut graph = tree(rng, size);
    for _ in 0..rng.random_range(0..=most_vertices / 4) {
        let longest = [3, 8][rng.random_range(0..2)];
        let length = rng.random_range(2..=longest);
        let at = rng.random_range(0..size);
        let larger = with_cycle(&graph, at, length);
        if larger.edges.len() <= most_edges && larger.vertices <= most_vertices {
            graph = larger;
        }
    }
    graph
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand::SeedableRng;
    use std::collections::BTreeSet;

    #[test]
    fn trees_are_connected_and_graphs_are_simple() {
        let mut rng = Random::seed_from_u64(1);
        for vertices in 1..30 {
            assert!(
                parents(&mut rng, vertices).iter().enumerate().all(|(at, &parent)| parent <= at)
            );
            assert!(tree(&mut rng, vertices).is_tree());
            assert!(grown(vertices, |child| (child - 1) / 2).is_tree());

            let all = vertices * (vertices - 1);
            let every_arc: BTreeSet<_> = arcs(&mut rng, vertices, all + 1).into_iter().collect();
            assert_eq!(every_arc.len(), all);
            assert!(every_arc.iter().all(|(from, to, ())| from != to));
            let every_edge: BTreeSet<_> = graph(&mut rng, vertices, all)
                .edges
                .into_iter()
                .map(|(a, b, ())| (a.min(b), a.max(b)))
                .collect();
            assert_eq!(every_edge.len(), all / 2);
            let complete = complete(vertices).edges;
            let pairs: BTreeSet<_> = complete.iter().map(|(a, b, ())| (*a, *b)).collect();
            assert_eq!(pairs, every_edge);
            let acyclic: BTreeSet<_> =
                acyclic_graph(&mut rng, vertices, all).edges.into_iter().collect();
            assert!(!acyclic.iter().any(|&(a, b, ())| acyclic.contains(&(b, a, ()))));
        }
    }

    #[test]
    fn connected_graphs_are_connected_and_simple() {
        let mut rng = Random::seed_from_u64(1);
        for vertices in 1..20 {
            for count in [0, vertices, vertices * vertices] {
                let connected = connected_graph(&mut rng, vertices, count);
                assert!(connected.is_connected());
                let ends = connected.edges.iter().map(|(a, b, ())| (a.min(b), a.max(b)));
                assert!(ends.clone().all(|(a, b)| a != b));
                let different = ends.collect::<BTreeSet<_>>().len();
                let expected = count.clamp(vertices - 1, vertices * (vertices - 1) / 2);
                assert_eq!([different, connected.edges.len()], [expected; 2]);
            }
        }
        let cliques = joined_cliques(3, 2);
        assert!(cliques.is_connected());
        assert_eq!((cliques.vertices, cliques.edges.len()), (6, 7));
    }

    #[test]
    fn trees_are_counted() {
        for (edges, count) in [(0, 1), (1, 2), (2, 8), (3, 48)] {
            let trees = trees(edges..=edges, &['L', 'R']);
            assert_eq!(trees.len(), count);
            assert!(trees.iter().all(Graph::is_tree));
        }
    }
}
