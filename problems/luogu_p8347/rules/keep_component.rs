//! A move deletes a vertex of a tree and all but one of the remaining components. Whoever leaves a
//! single vertex loses: it has no move, and the play is misère.

use super::drawing::{Node, tree};
use super::{Game, Visit};
use crate::graph::Graph;
use crate::listed::Listed;

/// A tree of fewer than 128 vertices. A position is the set of the vertices that are left.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeepComponent {
    neighbours: Vec<Vec<usize>>,
}

impl KeepComponent {
    /// The game on this tree.
    ///
    /// # Panics
    ///
    /// If it has 128 vertices or more.
    pub fn new(tree: &Graph) -> Self {
        assert!(tree.vertices < 128, "{} vertices", tree.vertices);
        KeepComponent { neighbours: tree.neighbours() }
    }

    /// The position before the first move.
    pub fn start(&self) -> u128 {
        (1 << self.neighbours.len()) - 1
    }

    fn node(&self, set: u128, vertex: usize) -> Node {
        let rest = set & !(1 << vertex);
        let below = self.neighbours[vertex].iter();
        let below = below.filter(|&below| rest >> below & 1 == 1);
        Node {
            label: (vertex + 1).to_string(),
            below: below.map(|&below| self.node(rest, below)).listed(),
        }
    }

    /// The vertices of a set that are connected with one of them.
    fn component(&self, set: u128, vertex: usize) -> u128 {
        let mut component = 0;
        let mut open = vec![vertex];
        while let Some(vertex) = open.pop() {
            if (set & !component) >> vertex & 1 == 1 {
                component |= 1 << vertex;
                open.extend(&self.neighbours[vertex]);
            }
        }
        component
    }
}

impl Game for KeepComponent {
    type Position = u128;

    fn moves(&self, &set: &u128, visit: Visit<u128>) {
        for vertex in (0..self.neighbours.len()).filter(|vertex| set >> vertex & 1 == 1) {
            for &kept in &self.neighbours[vertex] {
                if set >> kept & 1 == 1 {
                    let (deleted, at) = (vertex + 1, kept + 1);
                    visit(
                        self.component(set & !(1 << vertex), kept),
                        format_args!("delete {deleted}, keep the component of {at}"),
                    );
                }
            }
        }
    }

    /// The remaining tree, rooted at its first vertex.
    fn draw(&self, &set: &u128) -> String {
        match set {
            0 => String::new(),
            _ => tree(&self.node(set, set.trailing_zeros() as usize)),
        }
    }
}
