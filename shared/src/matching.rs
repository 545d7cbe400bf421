//! Maximum matchings, and undirected vertex geography, the game that they solve.
//!
//! *Undirected vertex geography*: a token stands on a vertex of a graph. The players in turn move
//! it along an edge to a vertex where it has never stood; whoever cannot move loses. Call a vertex
//! *essential* if every maximum matching covers it. The player to move wins exactly if the token
//! stands on an essential vertex (A. S. Fraenkel, E. R. Scheinerman, D. Ullman, *Undirected edge
//! geography*, 1993; for two sides of a graph it is folklore of programming contests).
//!
//! - On an essential vertex, take any maximum matching and move along it, each time. If the
//!   opponent ever came to a vertex that it leaves out, exchanging its edges along the path walked
//!   with the others would give a matching as large that leaves out the start.
//! - On any other vertex, the opponent takes a maximum matching that leaves it out. A move from it
//!   leads to a covered vertex, as the matching could be enlarged otherwise, and the opponent is in
//!   the situation above.
//!
//! In the *placing variant* the first player puts the token down before the second player moves.
//! She wins exactly if there is a vertex that is not essential, which is to say no perfect
//! matching, and plays along a maximum matching that leaves it out.
//!
//! Which vertices are essential comes out of the search for a maximum matching when it ends: the
//! others are those that an alternating path of even length leads to from a vertex that the
//! matching leaves out (A. L. Dulmage, N. S. Mendelsohn 1958 for bipartite graphs; T. Gallai 1964,
//! J. Edmonds 1965 for all).
//!
//! A graph is given by the neighbours of each vertex `0, 1, …`; [`adjacency`] makes it from edges.

use std::collections::VecDeque;

/// The neighbours of the vertices `0..vertices`, in the order of the edges.
///
/// # Complexity
///
/// O(vertices + edges).
///
/// # Panics
///
/// If an edge ends outside of `0..vertices`.
///
/// # Examples
///
/// ```
/// use shared::matching::adjacency;
///
/// assert_eq!(adjacency(3, &[(0, 1), (2, 1)]), [vec![1], vec![0, 2], vec![1]]);
/// ```
pub fn adjacency(vertices: usize, edges: &[(usize, usize)]) -> Vec<Vec<usize>> {
    let mut graph = vec![Vec::new(); vertices];
    for &(a, b) in edges {
        assert!(
            a.max(b) < vertices,
            "an edge ends at a vertex that does not exist"
        );
        graph[a].push(b);
        graph[b].push(a);
    }
    graph
}

/// A maximum matching of a graph, and what every other one has in common with it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Matching {
    mates: Vec<Option<usize>>,
    essential: Vec<bool>,
}

impl Matching {
    /// The vertex that a vertex is matched with, or `None` if the matching leaves it out.
    ///
    /// # Panics
    ///
    /// If there is no such vertex.
    pub fn mate(&self, vertex: usize) -> Option<usize> {
        self.mates[vertex]
    }

    /// The number of edges in the matching.
    pub fn size(&self) -> usize {
        self.mates.iter().flatten().count() / 2
    }

    /// Whether every maximum matching covers a vertex: whether the player to move wins vertex
    /// geography from there.
    ///
    /// # Panics
    ///
    /// If there is no such vertex.
    pub fn is_essential(&self, vertex: usize) -> bool {
        self.essential[vertex]
    }

    /// A winning move in vertex geography for the player to move from `start`, or `None` if there
    /// is none. The same player wins on by moving to the [`mate`](Matching::mate) each time.
    ///
    /// # Panics
    ///
    /// If there is no such vertex.
    ///
    /// # Examples
    ///
    /// ```
    /// use shared::matching::{adjacency, general};
    ///
    /// let path = adjacency(3, &[(0, 1), (1, 2)]);
    /// assert!(general(&path).winning_reply(1).is_some());
    /// assert_eq!(general(&path).winning_reply(0), None);
    /// ```
    pub fn winning_reply(&self, start: usize) -> Option<usize> {
        if self.is_essential(start) {
            self.mate(start)
        } else {
            None
        }
    }

    /// The vertices on which the first player may put the token in the placing variant and win,
    /// in ascending order. Empty exactly when the matching is perfect.
    ///
    /// On one that the matching itself leaves out, she plays on along this matching.
    ///
    /// # Examples
    ///
    /// ```
    /// use shared::matching::{adjacency, general};
    ///
    /// let path = adjacency(3, &[(0, 1), (1, 2)]);
    /// assert!(general(&path).winning_placements().eq([0, 2]));
    /// ```
    pub fn winning_placements(&self) -> impl Iterator<Item = usize> + '_ {
        (0..self.essential.len()).filter(|&vertex| !self.essential[vertex])
    }
}

/// A maximum matching of a bipartite graph, each of whose edges joins one of the vertices
/// `0..left` with one of the others (J. E. Hopcroft, R. M. Karp, *An n^5/2 algorithm for maximum
/// matchings in bipartite graphs*, 1973).
///
/// Each phase finds the length of the shortest augmenting paths, and augments along disjoint ones
/// of that length until there is none; so the length grows, and after √V phases few are left.
///
/// # Complexity
///
/// O(E √V) time, O(V) memory beside the graph.
///
/// # Panics
///
/// If there are fewer than `left` vertices, or a neighbour is none of the vertices. The result
/// means nothing if the graph is not bipartite in this way.
///
/// # Examples
///
/// ```
/// use shared::matching::{adjacency, bipartite};
///
/// let graph = adjacency(5, &[(0, 3), (1, 3), (1, 4), (2, 4)]);
/// let matching = bipartite(&graph, 3);
/// assert_eq!(matching.size(), 2);
/// assert!(matching.is_essential(3) && !matching.is_essential(1));
/// ```
pub fn bipartite(graph: &[Vec<usize>], left: usize) -> Matching {
    let mut mates = vec![None; graph.len()];
    loop {
        let mut phase = Phase {
            graph,
            levels: levels(graph, left, &mates),
            next: vec![0; left],
        };
        let exposed = (0..left).filter(|&vertex| mates[vertex].is_none());
        let starts: Vec<usize> = exposed.collect();
        let augmented = starts
            .into_iter()
            .filter(|&start| phase.augment(start, &mut mates))
            .count();
        if augmented == 0 {
            break;
        }
    }
    let essential = not_reached_evenly(graph, &mates);
    Matching { mates, essential }
}

/// How many matched edges an alternating path must go through to each vertex on the left, from any
/// one that is left out; `None` where no such path leads.
fn levels(graph: &[Vec<usize>], left: usize, mates: &[Option<usize>]) -> Vec<Option<usize>> {
    let mut levels: Vec<Option<usize>> = (0..left)
        .map(|vertex| {
            if mates[vertex].is_none() {
                Some(0)
            } else {
                None
            }
        })
        .collect();
    let mut queue: VecDeque<usize> = (0..left)
        .filter(|&vertex| mates[vertex].is_none())
        .collect();
    while let Some(vertex) = queue.pop_front() {
        for &right in &graph[vertex] {
            if let Some(mate) = mates[right] {
                if levels[mate].is_none() {
                    levels[mate] = levels[vertex].map(|level| level + 1);
                    queue.push_back(mate);
                }
            }
        }
    }
    levels
}

/// One phase of the algorithm of Hopcroft and Karp.
struct Phase<'a> {
    graph: &'a [Vec<usize>],
    /// The levels of the vertices on the left; `None` for those that have led nowhere.
    levels: Vec<Option<usize>>,
    /// For each vertex on the left, how many of its neighbours have been tried.
    next: Vec<usize>,
}

impl Phase<'_> {
    /// Augments the matching along a path from `start` that climbs one level at a time.
    fn augment(&mut self, start: usize, mates: &mut [Option<usize>]) -> bool {
        let mut path = vec![start];
        while let Some(&vertex) = path.last() {
            let Some(&right) = self.graph[vertex].get(self.next[vertex]) else {
                self.levels[vertex] = None;
                path.pop();
                continue;
            };
            self.next[vertex] += 1;
            match mates[right] {
                None => {
                    for vertex in path {
                        let right = self.graph[vertex][self.next[vertex] - 1];
                        mates[vertex] = Some(right);
                        mates[right] = Some(vertex);
                    }
                    return true;
                }
                Some(mate) => {
                    let climbed = self.levels[vertex].map(|level| level + 1);
                    if self.levels[mate] == climbed {
                        path.push(mate);
                    }
                }
            }
        }
        false
    }
}

/// Which vertices of a bipartite graph no alternating path of even length reaches from a vertex
/// that a maximum matching leaves out.
fn not_reached_evenly(graph: &[Vec<usize>], mates: &[Option<usize>]) -> Vec<bool> {
    let mut essential: Vec<bool> = mates.iter().map(Option::is_some).collect();
    let mut open: Vec<usize> = (0..mates.len())
        .filter(|&vertex| !essential[vertex])
        .collect();
    while let Some(vertex) = open.pop() {
        for &neighbour in &graph[vertex] {
            // A neighbour that is left out too would make an augmenting path.
            if let Some(mate) = mates[neighbour] {
                if essential[mate] {
                    essential[mate] = false;
                    open.push(mate);
                }
            }
        }
    }
    essential
}

/// A maximum matching of any graph (J. Edmonds, *Paths, trees, and flowers*, 1965).
///
/// Each phase grows alternating trees from all vertices that are left out. An edge between the
/// outer vertices of two trees ends both of them with an augmenting path; one within a tree closes
/// an odd cycle, a *blossom*, whose vertices all become outer and are treated as one from then on.
/// A phase that augments nothing proves the matching maximum, and its outer vertices are those
/// that are not essential. Loops do no harm.
///
/// # Complexity
///
/// O(E α(V)) a phase and at most V/2 phases, of which random graphs need a handful; O(V) memory
/// beside the graph.
///
/// # Panics
///
/// If a neighbour is none of the vertices.
///
/// # Examples
///
/// ```
/// use shared::matching::{adjacency, general};
///
/// let triangle_with_a_tail = adjacency(4, &[(0, 1), (1, 2), (2, 0), (2, 3)]);
/// let matching = general(&triangle_with_a_tail);
/// assert_eq!(matching.size(), 2);
/// assert_eq!(matching.mate(3), Some(2));
/// assert_eq!(matching.winning_placements().count(), 0);
/// ```
pub fn general(graph: &[Vec<usize>]) -> Matching {
    let mut mates = greedy(graph);
    loop {
        let mut forest = Forest::new(graph, mates);
        let augmented = forest.grow();
        if augmented == 0 {
            let outer = |vertex: &Option<Label>| *vertex == Some(Label::Outer);
            let essential = forest.labels.iter().map(|label| !outer(label)).collect();
            return Matching {
                mates: forest.mates,
                essential,
            };
        }
        mates = forest.mates;
    }
}

/// A matching that no single edge enlarges, those with few neighbours first.
fn greedy(graph: &[Vec<usize>]) -> Vec<Option<usize>> {
    let mut mates: Vec<Option<usize>> = vec![None; graph.len()];
    let mut order: Vec<usize> = (0..graph.len()).collect();
    order.sort_by_key(|&vertex| graph[vertex].len());
    for vertex in order {
        if mates[vertex].is_none() {
            let free = |&&neighbour: &&usize| neighbour != vertex && mates[neighbour].is_none();
            if let Some(&neighbour) = graph[vertex].iter().find(free) {
                mates[vertex] = Some(neighbour);
                mates[neighbour] = Some(vertex);
            }
        }
    }
    mates
}

/// Where a vertex stands in its alternating tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Label {
    /// An even number of steps from the root: the tree grows from here.
    Outer,
    /// An odd number of steps from the root, and not in a blossom.
    Inner,
}

/// The alternating trees of one phase of Edmonds' algorithm.
struct Forest<'a> {
    graph: &'a [Vec<usize>],
    mates: Vec<Option<usize>>,
    labels: Vec<Option<Label>>,
    /// The root of the tree that a labelled vertex is in.
    roots: Vec<usize>,
    /// Whether the tree of a root has been used for an augmenting path.
    used: Vec<bool>,
    /// For a vertex that must give up its mate when the path to the root is exchanged, whom it
    /// takes instead: an outer vertex nearer to the root.
    instead: Vec<usize>,
    /// Union-find: towards the base of the blossom that a vertex is in.
    towards_base: Vec<usize>,
    /// Outer vertices whose edges have not been looked at.
    queue: VecDeque<usize>,
    /// The last search for a common base that came through a base.
    visited: Vec<usize>,
    searches: usize,
}

impl<'a> Forest<'a> {
    fn new(graph: &'a [Vec<usize>], mates: Vec<Option<usize>>) -> Self {
        let vertices = graph.len();
        let mut forest = Forest {
            graph,
            mates,
            labels: vec![None; vertices],
            roots: (0..vertices).collect(),
            used: vec![false; vertices],
            instead: (0..vertices).collect(),
            towards_base: (0..vertices).collect(),
            queue: VecDeque::new(),
            visited: vec![0; vertices],
            searches: 0,
        };
        for vertex in 0..vertices {
            if forest.mates[vertex].is_none() {
                forest.make_outer(vertex, vertex);
            }
        }
        forest
    }

    fn make_outer(&mut self, vertex: usize, root: usize) {
        self.labels[vertex] = Some(Label::Outer);
        self.roots[vertex] = root;
        self.queue.push_back(vertex);
    }

    /// Grows the trees until nothing is left to look at; the number of augmentations.
    fn grow(&mut self) -> usize {
        let graph = self.graph;
        let mut augmentations = 0;
        while let Some(vertex) = self.queue.pop_front() {
            let root = self.roots[vertex];
            for &neighbour in &graph[vertex] {
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
                            self.exchange(vertex, neighbour);
                            self.exchange(neighbour, vertex);
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
        self.instead[inner] = outer;
        if let Some(mate) = self.mates[inner] {
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

    /// The next base on the way from a base to its root.
    fn next_base(&mut self, base: usize) -> Option<usize> {
        let inner = self.mates[base]?;
        let outer = self.instead[inner];
        Some(self.base(outer))
    }

    /// The base nearest to two outer vertices of one tree that the ways of both to the root share.
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

    /// Shrinks the way from `outer` to `base` into the base. The inner vertices on it become outer:
    /// the way that reaches them evenly goes around the cycle, beginning with the edge to `across`.
    fn shrink(&mut self, mut outer: usize, mut across: usize, base: usize) {
        let root = self.roots[outer];
        while self.base(outer) != base {
            self.instead[outer] = across;
            let Some(inner) = self.mates[outer] else {
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
            outer = self.instead[inner];
        }
    }

    /// Matches an outer vertex with `mate`, and exchanges the edges on the way to its root.
    fn exchange(&mut self, outer: usize, mate: usize) {
        let mut left_out = self.mates[outer];
        self.mates[outer] = Some(mate);
        while let Some(vertex) = left_out {
            let outer = self.instead[vertex];
            left_out = self.mates[outer];
            self.mates[outer] = Some(vertex);
            self.mates[vertex] = Some(outer);
        }
    }
}
