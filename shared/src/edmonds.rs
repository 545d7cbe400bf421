//! Maximum matchings of any graph, by Edmonds' algorithm.
//!
//! Paste with `lists`, `matching`.

use super::lists::Adjacency;
use super::matching::{Matching, Mates};
use std::collections::VecDeque;

/// A maximum matching of any graph (J. Edmonds, *Paths, trees, and flowers*, 1965).
///
/// Each phase grows alternating trees from all unmatched vertices. An edge between outer vertices of two
/// trees completes an augmenting path and ends both trees. An edge between outer vertices of one tree
/// closes an odd cycle, a *blossom*, whose vertices all become outer and are treated as one from then on. A
/// phase that augments nothing proves that the matching is maximum, and its outer vertices are exactly
/// those that are not essential. Loops are allowed.
///
/// # Complexity
///
/// O(V² + E) a phase, since the path around each blossom is walked once, and usually nearly O(V + E). At most
/// V/2 phases; random graphs need a handful. O(V) memory besides the graph.
///
/// # Panics
///
/// If a neighbour is not a vertex.
///
/// # Examples
///
/// ```
/// use shared::edmonds::maximum_matching;
/// use shared::lists::Adjacency;
///
/// let triangle_with_a_tail = Adjacency::undirected(4, &[(0, 1), (1, 2), (2, 0), (2, 3)]);
/// let matching = maximum_matching(&triangle_with_a_tail);
/// assert_eq!(matching.size(), 2);
/// assert_eq!(matching.mate(3), Some(2));
/// assert!((0..4).all(|vertex| matching.is_essential(vertex)));
/// ```
pub fn maximum_matching(graph: &Adjacency) -> Matching {
    let mut mates = greedy(graph);
    loop {
        let mut forest = Forest::new(graph, mates);
        let augmented = forest.grow();
        if augmented == 0 {
            let outer = |vertex: &Option<Label>| *vertex == Some(Label::Outer);
            let essential = forest.labels.iter().map(|label| !outer(label)).collect();
            return Matching { mates: forest.mates, essential };
        }
        mates = forest.mates;
    }
}

/// A matching that no single edge enlarges. Vertices with few neighbours choose first.
fn greedy(graph: &Adjacency) -> Mates {
    let mut mates = Mates::none(graph.len());
    let mut order: Vec<usize> = (0..graph.len()).collect();
    order.sort_by_key(|&vertex| graph[vertex].len());
    for vertex in order {
        if mates.of(vertex).is_none() {
            let free = |&other: &usize| other != vertex && mates.of(other).is_none();
            if let Some(other) = graph.neighbours(vertex).find(free) {
                mates.join(vertex, other);
            }
        }
    }
    mates
}

/// The level of a vertex in its alternating tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Label {
    /// A vertex an even number of steps from the root; the tree grows from such vertices.
    Outer,
    /// An odd number of steps from the root, and not in a blossom.
    Inner,
}

/// The alternating trees of one phase of Edmonds' algorithm.
struct Forest<'a> {
    graph: &'a Adjacency,
    mates: Mates,
    labels: Vec<Option<Label>>,
    /// The root of the tree that a labelled vertex is in.
    roots: Vec<usize>,
    /// True if the tree of this root has been used for an augmenting path.
    used: Vec<bool>,
    /// The new mate of a vertex that loses its mate when the edges on the path to the root are exchanged:
    /// an outer vertex nearer to the root.
    new_mate: Vec<usize>,
    /// Union-find: a step towards the base of the blossom that a vertex is in.
    towards_base: Vec<usize>,
    /// Outer vertices whose edges have not been examined.
    queue: VecDeque<usize>,
    /// For each base, the last search for a common base that passed through it.
    visited: Vec<usize>,
    searches: usize,
}

impl<'a> Forest<'a> {
    fn new(graph: &'a Adjacency, mates: Mates) -> Self {
        let vertices = graph.len();
        let mut forest = Forest {
            graph,
            mates,
            labels: vec![None; vertices],
            roots: (0..vertices).collect(),
            used: vec![false; vertices],
            new_mate: (0..vertices).collect(),
            towards_base: (0..vertices).collect(),
            queue: VecDeque::new(),
            visited: vec![0; vertices],
            searches: 0,
        };
        let roots: Vec<usize> = forest.mates.left_out().collect();
        for root in roots {
            forest.make_outer(root, root);
        }
        forest
    }

    fn make_outer(&mut self, vertex: usize, root: usize) {
        self.labels[vertex] = Some(Label::Outer);
        self.roots[vertex] = root;
        self.queue.push_back(vertex);
    }

    /// Grows the trees until no outer vertex is left to examine, and returns the number of augmentations.
    fn grow(&mut self) -> usize {
        let graph = self.graph;
        let mut augmentations = 0;
        while let Some(vertex) = self.queue.pop_front() {
            let root = self.roots[vertex];
            for neighbour in graph.neighbours(vertex) {
                if self.used[root] {
                    break;
                }
                match self.labels[neighbour] {
                    None => self.extend(vertex, neighbour),
                    Some(Label::Inner) => {}
                    Some(Label::Outer) if self.roots[neighbour] == root => {
                        self.close_blossom(vertex, neighbour);
                    }
                    Some(Label::Outer) => {
                        let other = self.roots[neighbour];
                        if !self.used[other] {
                            self.augment(vertex, neighbour);
                            self.used[root] = true;
                            self.used[other] = true;
                            augmentations += 1;
                        }
                    }
                }
            }
        }
        augmentations
    }

    /// Adds a vertex and its mate to the tree of an outer vertex.
    fn extend(&mut self, outer: usize, inner: usize) {
        let root = self.roots[outer];
        self.labels[inner] = Some(Label::Inner);
        self.roots[inner] = root;
        self.new_mate[inner] = outer;
        if let Some(mate) = self.mates.of(inner) {
            self.make_outer(mate, root);
        }
    }

    /// The base of the blossom that a vertex is in, or the vertex itself.
    fn base(&mut self, mut vertex: usize) -> usize {
        while self.towards_base[vertex] != vertex {
            let halfway = self.towards_base[self.towards_base[vertex]];
            self.towards_base[vertex] = halfway;
            vertex = halfway;
        }
        vertex
    }

    /// The next base on the path from a base to its root.
    fn next_base(&mut self, base: usize) -> Option<usize> {
        let inner = self.mates.of(base)?;
        let outer = self.new_mate[inner];
        Some(self.base(outer))
    }

    /// The first base that the paths of two outer vertices of one tree to the root have in common.
    fn common_base(&mut self, a: usize, b: usize) -> usize {
        self.searches += 1;
        let (mut here, mut there) = (Some(self.base(a)), Some(self.base(b)));
        loop {
            if let Some(base) = here {
                if self.visited[base] == self.searches {
                    return base;
                }
                self.visited[base] = self.searches;
                here = self.next_base(base);
            }
            std::mem::swap(&mut here, &mut there);
        }
    }

    /// Shrinks the cycle that an edge between two outer vertices of one tree closes.
    fn close_blossom(&mut self, a: usize, b: usize) {
        if self.base(a) != self.base(b) {
            let base = self.common_base(a, b);
            self.shrink(a, b, base);
            self.shrink(b, a, base);
        }
    }

    /// Shrinks the path from `outer` to `base` into the base. The inner vertices on it become outer: an
    /// even path reaches them around the cycle, beginning with the edge to `across`.
    fn shrink(&mut self, mut outer: usize, mut across: usize, base: usize) {
        let root = self.roots[outer];
        while self.base(outer) != base {
            self.new_mate[outer] = across;
            let Some(inner) = self.mates.of(outer) else {
                return;
            };
            if self.labels[inner] == Some(Label::Inner) {
                self.make_outer(inner, root);
            }
            for vertex in [outer, inner] {
                if self.towards_base[vertex] == vertex {
                    self.towards_base[vertex] = base;
                }
            }
            across = inner;
            outer = self.new_mate[inner];
        }
    }

    /// Matches two outer vertices of different trees and exchanges the edges on the paths to the roots.
    fn augment(&mut self, a: usize, b: usize) {
        let mates = [self.mates.of(a), self.mates.of(b)];
        self.mates.join(a, b);
        for mut left_out in mates {
            while let Some(vertex) = left_out {
                let outer = self.new_mate[vertex];
                left_out = self.mates.of(outer);
                self.mates.join(outer, vertex);
            }
        }
    }
}
