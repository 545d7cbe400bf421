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
/// O((V + E) log V) a phase: vertices that are already in a blossom are skipped together, and only the edge that
/// closes a blossom is recorded until a path goes around the blossom (H. N. Gabow, *An efficient implementation of
/// Edmonds' algorithm for maximum matching on graphs*, 1976). At most V/2 phases; random graphs need a handful. O(V)
/// memory besides the graph.
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
            let is_essential = |label: &Option<Label>| matches!(label, None | Some(Label::Inner));
            let essential = forest.labels.iter().map(is_essential).collect();
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

/// The path that leads from a vertex to the root of its alternating tree and begins with the edge to its mate. The
/// trees grow from the *outer* vertices, those for which this path has even length. Vertices are stored in 32 bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Label {
    /// An odd number of steps from the root, and not in a blossom: there is no such path.
    Inner,
    /// The path goes over the mate, an inner vertex, to this outer vertex, and continues with the path of that vertex. A
    /// root has no mate and names itself.
    Over(u32),
    /// The path goes backwards along the path of one of these outer vertices, crosses the edge between them, which closes
    /// a blossom, and continues with the path of the other.
    Around(u32, u32),
}

/// The alternating trees of one phase of Edmonds' algorithm.
struct Forest<'a> {
    graph: &'a Adjacency,
    mates: Mates,
    labels: Vec<Option<Label>>,
    /// The root of the tree that an outer vertex is in.
    roots: Vec<usize>,
    /// True if the tree of this root has been used for an augmenting path.
    used: Vec<bool>,
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
            towards_base: (0..vertices).collect(),
            queue: VecDeque::new(),
            visited: vec![0; vertices],
            searches: 0,
        };
        let roots: Vec<usize> = forest.mates.left_out().collect();
        for root in roots {
            forest.make_outer(root, Label::Over(root as u32), root);
        }
        forest
    }

    fn make_outer(&mut self, vertex: usize, label: Label, root: usize) {
        self.labels[vertex] = Some(label);
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
                    Some(_) if self.roots[neighbour] == root => {
                        self.close_blossom(vertex, neighbour);
                    }
                    Some(_) => {
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
        self.labels[inner] = Some(Label::Inner);
        if let Some(mate) = self.mates.of(inner) {
            self.make_outer(mate, Label::Over(outer as u32), self.roots[outer]);
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

    /// The inner vertex and the base that come next on the path from a base to its root.
    fn next(&mut self, base: usize) -> Option<(usize, usize)> {
        let inner = self.mates.of(base)?;
        match self.labels[base] {
            Some(Label::Over(outer)) => Some((inner, self.base(outer as usize))),
            _ => None,
        }
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
                here = self.next(base).map(|(_, base)| base);
            }
            std::mem::swap(&mut here, &mut there);
        }
    }

    /// Shrinks the cycle that an edge between two outer vertices of one tree closes.
    fn close_blossom(&mut self, a: usize, b: usize) {
        if self.base(a) != self.base(b) {
            let base = self.common_base(a, b);
            self.shrink(a, (a, b), base);
            self.shrink(b, (a, b), base);
        }
    }

    /// Shrinks the path from `outer` to `base` into the base. The inner vertices on it become outer: an
    /// even path leads from them around the blossom that the edge `across` closes.
    fn shrink(&mut self, outer: usize, across: (usize, usize), base: usize) {
        let (root, around) = (self.roots[outer], Label::Around(across.0 as u32, across.1 as u32));
        let mut here = self.base(outer);
        while here != base {
            let Some((inner, next)) = self.next(here) else {
                return;
            };
            self.make_outer(inner, around, root);
            self.towards_base[here] = base;
            self.towards_base[inner] = base;
            here = next;
        }
    }

    /// Matches two outer vertices of different trees and exchanges the edges on the paths to the roots.
    fn augment(&mut self, a: usize, b: usize) {
        // Each step gives an outer vertex its new mate. A path around a blossom has two parts, and the second one ends
        // where the first one has been.
        let mut steps = vec![(a, b), (b, a)];
        while let Some((vertex, mate)) = steps.pop() {
            let left_out = self.mates.set(vertex, mate);
            let left_out = left_out.filter(|&other| self.mates.of(other) == Some(vertex));
            match (left_out, self.labels[vertex]) {
                (Some(inner), Some(Label::Over(outer))) => {
                    let outer = outer as usize;
                    self.mates.set(inner, outer);
                    steps.push((outer, inner));
                }
                (Some(_), Some(Label::Around(x, y))) => {
                    let (x, y) = (x as usize, y as usize);
                    steps.extend([(y, x), (x, y)]);
                }
                _ => {}
            }
        }
    }
}
