//! Green Hackenbush: a picture made of segments stands on the ground; a player cuts any segment, and
//! whatever is no longer connected to the ground falls. Whoever cannot cut loses.
//!
//! Both players have the same moves, so every picture is worth a heap of [Nim](super::nim). A
//! stalk, or bamboo, of `n` segments can be cut down to any smaller height: it is a heap of `n`,
//! and the winning cuts are the [winning moves of Nim](super::nim::winning_moves). Two principles
//! reduce every picture to that (E. R. Berlekamp, J. H. Conway, R. K. Guy, *Winning Ways*, 1982,
//! ch. 7):
//!
//! - Colon principle: stalks that meet in a vertex can be replaced by one stalk there whose height
//!   is their nim-sum. So a tree is a heap, computed from its leaves to its root.
//! - Fusion principle: the vertices of a cycle can be fused into one without changing the value; its
//!   segments become loops, and each loop is worth as much as a single segment there. So only the bridges
//!   of a graph, the segments that are not in a cycle, still separate the parts beyond them from the
//!   ground.
//!
//! So in a tree each vertex is worth the nim-sum of its branches, and each branch is worth one more than
//! the vertex that it carries.
//!
#![cfg_attr(doc, doc = include_str!("../pictures/green-tree.svg"))]
//!
//! Step by step, one stalk replaces the stalks that meet in a vertex.
//!
#![cfg_attr(doc, doc = include_str!("../pictures/colon.svg"))]
//!
//! By the fusion principle a triangle becomes three loops, two of which cancel.
//!
#![cfg_attr(doc, doc = include_str!("../pictures/fusion.svg"))]
//!
//! Paste with `lists`, `tree`.

use super::lists::Adjacency;
use super::tree::each_branch;
use std::borrow::Borrow;
use std::mem::replace;

/// The value of a green tree, its root on the ground, as the height of one stalk.
///
/// # Complexity
///
/// O(vertices).
///
/// # Panics
///
/// If the edges do not form a tree on the vertices `0..vertices`, or the root is not one of them.
///
/// # Examples
///
/// ```
/// use shared::green_hackenbush::tree_value;
///
/// // Stalks of 1 and 2 on one segment: their nim-sum is 3, one segment higher it is 4.
/// assert_eq!(tree_value(5, &[(0, 1), (1, 2), (1, 3), (3, 4)], 0), 4);
/// ```
pub fn tree_value(
    vertices: usize,
    edges: impl IntoIterator<Item = impl Borrow<(usize, usize)>>,
    root: usize,
) -> u64 {
    let mut heights = vec![0_u32; vertices];
    each_branch(vertices, edges, root, |branch| {
        heights[branch.parent] ^= heights[branch.child] + 1;
    });
    u64::from(heights[root])
}

/// The values of a green tree, as heights of one stalk, as more and more of its vertices are on the ground:
/// first vertex 0 alone, then 0 and 1, then 0, 1 and 2, and so on.
///
/// All vertices on the ground count as one vertex. So a path between two of them is a cycle, and by the
/// fusion principle its vertices are fused with the ground: each edge of such a path is worth 1, and each
/// branch off the paths keeps its value in the tree with root 0. Each further vertex on the ground adds the
/// path from it to the vertices already fused: each vertex on that path was the end of a branch and becomes
/// the end of a loop, and its own branches now stand on the ground.
///
/// # Complexity
///
/// O(vertices) for all values together.
///
/// # Panics
///
/// If the edges do not form a tree on the vertices `0..vertices`.
///
/// # Examples
///
/// ```
/// use shared::green_hackenbush::grounded_values;
///
/// // A stalk of 2; then one with both ends on the ground; then two segments on the ground.
/// assert_eq!(grounded_values(3, &[(0, 2), (2, 1)]), [2, 0, 0]);
/// // A stalk of 3, from the ground up 0, 2, 1, 3.
/// assert_eq!(grounded_values(4, &[(0, 2), (2, 1), (1, 3)]), [3, 1, 1, 1]);
/// ```
pub fn grounded_values(
    vertices: usize,
    edges: impl IntoIterator<Item = impl Borrow<(usize, usize)>>,
) -> Vec<u64> {
    let mut parents = vec![0; vertices];
    let mut heights = vec![0; vertices];
    each_branch(vertices, edges, 0, |branch| {
        parents[branch.child] = branch.parent;
        heights[branch.parent] ^= heights[branch.child] + 1;
    });
    let mut value = heights[0];
    let mut is_fused = vec![false; vertices];
    is_fused[0] = true;
    let next_value = |mut vertex: usize| {
        while !is_fused[vertex] {
            is_fused[vertex] = true;
            let (branch, edge) = (heights[vertex] + 1, 1);
            value ^= branch ^ edge ^ heights[vertex];
            vertex = parents[vertex];
        }
        value
    };
    (0..vertices).map(next_value).collect()
}

/// The value of any green picture, as the height of one stalk; the vertex `ground` is the ground.
///
/// Edges may be loops or parallel. Parts that are not connected to the ground do not count.
///
/// A depth-first search finds a spanning tree; every other edge joins a vertex to one of its ancestors.
/// Each edge of a cycle flips the last bit of the vertex to which the cycle is fused; a bridge is treated
/// as in a tree.
///
/// # Complexity
///
/// O(vertices + edges).
///
/// # Panics
///
/// If an end of an edge or the ground is not in `0..vertices`.
///
/// # Examples
///
/// ```
/// use shared::green_hackenbush::graph_value;
///
/// let triangle = [(0, 1), (1, 2), (2, 0)];
/// assert_eq!(graph_value(3, &triangle, 0), 1);
/// let square = [(0, 1), (1, 2), (2, 3), (3, 0)];
/// assert_eq!(graph_value(4, &square, 0), 0);
/// // The triangle on a segment: a stalk of 2.
/// assert_eq!(graph_value(4, &[(0, 1), (1, 2), (2, 3), (3, 1)], 0), 2);
/// ```
pub fn graph_value(vertices: usize, edges: &[(usize, usize)], ground: usize) -> u64 {
    let graph = Adjacency::undirected(vertices, edges);
    let mut found = vec![Found { depth: u32::MAX, loops: 0, ends: 0 }; vertices];
    for &(a, b) in edges {
        found[a].loops ^= u32::from(a == b);
    }

    let to =
        |vertex, covers, height| Step { vertex, neighbours: graph[vertex].iter(), covers, height };
    found[ground].depth = 0;
    let mut path = Vec::with_capacity(vertices);
    let mut step = to(ground, 0, found[ground].loops);
    loop {
        if let Some(&next) = step.neighbours.next() {
            let depth = path.len() as u32;
            let other = &mut found[next as usize];
            if other.depth == u32::MAX {
                // The search sees this edge from `next` too, as if it closed a cycle: that is undone here.
                other.depth = depth + 1;
                step.covers += 1;
                path.push(replace(&mut step, to(next as usize, -1, other.loops ^ 1)));
            } else {
                let closes = u32::from(other.depth < depth);
                other.ends += closes as i32;
                step.covers += closes as i32;
                step.height ^= closes;
            }
        } else if let Some(above) = path.pop() {
            let below = replace(&mut step, above);
            let covers = below.covers - found[below.vertex].ends;
            step.covers += covers;
            step.height ^= if covers == 0 { below.height + 1 } else { below.height ^ 1 };
        } else {
            return u64::from(step.height);
        }
    }
}

/// A vertex as far as the search has seen its edges.
#[derive(Clone, Copy)]
struct Found {
    /// The number of edges to it from the ground on the path of the search; `u32::MAX` for a new vertex.
    depth: u32,
    /// The number of loops on it, modulo 2.
    loops: u32,
    /// The number of edges from vertices below that end there, those of the tree included.
    ends: i32,
}

/// A vertex on the current path of the search from the ground.
struct Step<'a> {
    vertex: usize,
    /// The neighbours not yet visited.
    neighbours: std::slice::Iter<'a, u32>,
    /// The number of non-tree edges that begin at or below it, less those that end below; and the number of
    /// tree edges from it to vertices below, which `ends` counts too.
    covers: i32,
    height: u32,
}
