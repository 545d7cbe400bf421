//! Picking leaves: a move takes away one leaf or several of a rooted tree. A vertex that has lost
//! all its children is a leaf from the next move on; in the end the root is one.

use super::drawing::{Node, tree};
use super::{Game, Visit};
use crate::listed::Listed;

/// A tree of fewer than 128 vertices. A position is the set of the vertices that are left.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LeafPicking {
    /// The children of each vertex, as a set.
    children: Vec<u128>,
}

impl LeafPicking {
    /// The game on the tree with the root 0 and these parents of the vertices 1, 2, ….
    ///
    /// # Panics
    ///
    /// If there are 128 vertices or more, or a parent is not a vertex.
    pub fn new(parents: &[usize]) -> Self {
        assert!(parents.len() < 127, "{} vertices", parents.len() + 1);
        let mut children = vec![0; parents.len() + 1];
        for (child, &parent) in (1..).zip(parents) {
            children[parent] |= 1 << child;
        }
        LeafPicking { children }
    }

    fn node(&self, left: u128, vertex: usize) -> Node {
        let children = left & self.children[vertex];
        let below = (0..self.children.len()).filter(|child| children >> child & 1 == 1);
        Node {
            label: (vertex + 1).to_string(),
            below: below.map(|child| self.node(left, child)).listed(),
        }
    }

    /// The position before the first move.
    pub fn start(&self) -> u128 {
        (1 << self.children.len()) - 1
    }
}

impl Game for LeafPicking {
    type Position = u128;

    fn moves(&self, &left: &u128, visit: Visit<u128>) {
        let is_leaf =
            |&vertex: &usize| left >> vertex & 1 == 1 && left & self.children[vertex] == 0;
        let leaves: Vec<usize> = (0..self.children.len()).filter(is_leaf).listed();
        for choice in 1..1_u64 << leaves.len() {
            let chosen = (0..leaves.len()).filter(|at| choice >> at & 1 == 1);
            let names: Vec<String> = chosen.clone().map(|at| (leaves[at] + 1).to_string()).listed();
            let picked: u128 = chosen.map(|at| 1 << leaves[at]).sum();
            visit(left & !picked, format_args!("pick {}", names.join(", ")));
        }
    }

    fn draw(&self, &left: &u128) -> String {
        match left {
            0 => String::new(),
            _ => tree(&self.node(left, 0)),
        }
    }
}
