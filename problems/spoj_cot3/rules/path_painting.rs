//! Painting paths: a move chooses a white vertex of a rooted tree, and paints the path from the
//! root to it black.

use super::drawing::{Node, tree};
use super::{Game, Visit};
use crate::graph::Graph;
use crate::listed::Listed;

/// A tree of at most 32 vertices with the root 0. A position is the set of the white ones.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PathPainting {
    /// The vertices from the root to each vertex, both included, as a set.
    paths: Vec<u32>,
}

impl PathPainting {
    /// The game on this tree.
    ///
    /// # Panics
    ///
    /// If it has more than 32 vertices.
    pub fn new(tree: &Graph) -> Self {
        assert!(tree.vertices <= 32, "{} vertices", tree.vertices);
        let neighbours = tree.neighbours();
        let mut paths = vec![0; tree.vertices];
        let mut open = vec![(0, 0)];
        while let Some((vertex, above)) = open.pop() {
            let path = above | 1 << vertex;
            paths[vertex] = path;
            let below = neighbours[vertex].iter();
            let below = below.filter(|&next| path >> next & 1 == 0);
            open.extend(below.map(|&next| (next, path)));
        }
        PathPainting { paths }
    }

    fn node(&self, white: u32, vertex: usize) -> Node {
        let is_child = |child: &usize| self.paths[*child] & !(1 << child) == self.paths[vertex];
        let children = (0..self.paths.len()).filter(is_child);
        let colour = if white >> vertex & 1 == 1 { 'o' } else { 'x' };
        Node {
            label: format!("{} {colour}", vertex + 1),
            below: children.map(|child| self.node(white, child)).listed(),
        }
    }

    /// The vertices that may be chosen, in ascending order, each with the position after the move.
    pub fn choices(&self, white: u32) -> impl Iterator<Item = (usize, u32)> + '_ {
        let vertices = (0..self.paths.len()).filter(move |vertex| white >> vertex & 1 == 1);
        vertices.map(move |vertex| (vertex, white & !self.paths[vertex]))
    }
}

impl Game for PathPainting {
    type Position = u32;

    fn moves(&self, &white: &u32, visit: Visit<u32>) {
        for (vertex, left) in self.choices(white) {
            visit(left, format_args!("paint the path to {}", vertex + 1));
        }
    }
    /// A move changes only the subtree of the uppermost white vertex on its path; so these subtrees are the parts.
    fn parts(&self, &white: &u32) -> Vec<u32> {
        let vertices = (0..self.paths.len()).filter(|vertex| white >> vertex & 1 == 1);
        let uppermost =
            vertices.clone().filter(|vertex| self.paths[*vertex] & white == 1 << vertex);
        let part = |top: usize| {
            let below = vertices.clone().filter(|vertex| self.paths[*vertex] >> top & 1 == 1);
            below.fold(0, |part, vertex| part | 1 << vertex)
        };
        uppermost.map(part).listed()
    }

    fn draw(&self, &white: &u32) -> String {
        tree(&self.node(white, 0))
    }
}
