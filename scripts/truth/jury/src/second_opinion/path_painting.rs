//! Grundy values of painting paths from the root of a tree, by definition.

use super::nim_sum;
use crate::graph::Graph;
use crate::search::impartial::mex;

/// The maximum number of first moves to list over all subtrees.
const STEPS: u64 = 300_000;

/// All first moves, each with the Grundy value that it leaves; `None` if this takes too long.
pub fn first_moves(white: &[bool], tree: &Graph) -> Option<Vec<(usize, u64)>> {
    let downwards = tree.downwards();
    let mut children = vec![Vec::new(); tree.vertices];
    for &(parent, child, ()) in &downwards {
        children[parent].push(child);
    }
    let mut steps = 0;
    let mut values = vec![0; tree.vertices];
    // The total value of the subtrees below each vertex.
    let mut below = vec![0; tree.vertices];
    let mut choices = Vec::new();
    let tops = downwards.iter().rev().map(|(_, child, ())| *child);
    for top in tops.chain([0]) {
        below[top] = nim_sum(children[top].iter().map(|&child| values[child]));
        choices.clear();
        let mut open = vec![(top, below[top])];
        while let Some((vertex, left)) = open.pop() {
            if white[vertex] {
                choices.push((vertex, left));
            }
            // The path continues, and the subtree of the child falls apart.
            let next = children[vertex].iter();
            open.extend(next.map(|&child| (child, nim_sum([left, values[child], below[child]]))));
            steps += 1;
        }
        if steps > STEPS {
            return None;
        }
        values[top] = mex(choices.iter().map(|(_, left)| *left));
    }
    Some(choices)
}
