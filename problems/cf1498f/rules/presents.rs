//! Presents on a rooted tree: a move takes some of them from a vertex to its k-th ancestor.

use super::drawing::vertices;
use super::{Game, Visit};
use crate::graph::Graph;

/// A position is the list of the numbers of presents.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Presents {
    ancestors: Vec<Option<usize>>,
}

impl Presents {
    /// The game on a tree with this root, in which presents go `steps` vertices up.
    pub fn new(tree: &Graph, root: usize, steps: usize) -> Self {
        let neighbours = tree.neighbours();
        let mut ancestors = vec![None; tree.vertices];
        // The path to the current vertex, and the vertices still to be visited with their depths.
        let mut way = Vec::new();
        let mut open = vec![(root, 0)];
        while let Some((vertex, depth)) = open.pop() {
            way.truncate(depth);
            ancestors[vertex] = depth.checked_sub(steps).map(|above| way[above]);
            let parent = way.last().copied();
            let children = neighbours[vertex].iter().filter(|&&child| Some(child) != parent);
            open.extend(children.map(|&child| (child, depth + 1)));
            way.push(vertex);
        }
        Presents { ancestors }
    }

    /// The vertex that presents on a vertex move to.
    pub fn ancestor(&self, vertex: usize) -> Option<usize> {
        self.ancestors[vertex]
    }
}

impl Game for Presents {
    type Position = Vec<u64>;

    fn moves(&self, presents: &Vec<u64>, visit: Visit<Vec<u64>>) {
        for (vertex, &ancestor) in self.ancestors.iter().enumerate() {
            let Some(ancestor) = ancestor else {
                continue;
            };
            for count in 1..=presents[vertex] {
                let mut moved = presents.clone();
                moved[vertex] -= count;
                moved[ancestor] += count;
                let name = format_args!("take {count} from {} to {}", vertex + 1, ancestor + 1);
                visit(moved, name);
            }
        }
    }

    fn draw(&self, presents: &Vec<u64>) -> String {
        vertices(presents.len(), |vertex| {
            let to =
                self.ancestors[vertex].map_or("they stay".into(), |to| format!("to {}", to + 1));
            (presents[vertex].to_string(), to)
        })
    }
}
