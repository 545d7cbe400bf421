//! Maximum matchings of bipartite graphs, by the algorithm of Hopcroft and Karp.
//!
//! Paste with `lists`, `matching`.

use std::ops::Range;

use super::lists::Adjacency;
use super::matching::{Matching, Mates};

/// A maximum matching of a bipartite graph in which each edge joins one of the vertices `0..left` to one of
/// the others (J. E. Hopcroft, R. M. Karp, *An n^5/2 algorithm for maximum matchings in bipartite graphs*,
/// 1973).
///
/// Each phase finds the length of the shortest augmenting paths, and augments along disjoint paths of that
/// length until there is none left. So the length grows, and after √V phases few augmentations are left.
///
/// Two measures make most phases unnecessary. The first matching is a good greedy one. And before each
/// phase, one search from each unmatched vertex augments along paths of any length (as after each phase in
/// I. S. Duff and T. Wiberg, *Remarks on implementations of O(n^½ τ) assignment algorithms*, 1988), as long
/// as these searches are short. A board of a million cells with a tenth of them blocked takes 0.2 s, and 5
/// s by phases alone.
///
/// # Complexity
///
/// O(E √V) time, O(V) memory besides the graph.
///
/// # Panics
///
/// If there are fewer than `left` vertices, or a neighbour is not a vertex. If the graph is not bipartite
/// in this way, the function panics or returns a meaningless result.
///
/// # Examples
///
/// ```
/// use shared::hopcroft_karp::maximum_matching;
/// use shared::lists::Adjacency;
///
/// let graph = Adjacency::undirected(5, &[(0, 3), (1, 3), (1, 4), (2, 4)]);
/// let matching = maximum_matching(&graph, 3);
/// assert_eq!(matching.size(), 2);
/// assert!(matching.is_essential(3) && !matching.is_essential(1));
/// ```
pub fn maximum_matching(graph: &Adjacency, left: usize) -> Matching {
    let mates = greedy(graph);
    // The more vertices on the other side are unmatched, the sooner a search ends.
    let side = [0..left, left..graph.len()].into_iter().min_by_key(|side| {
        let unmatched = side.clone().filter(|&vertex| mates.of(vertex).is_none());
        unmatched.filter(|&vertex| !graph[vertex].is_empty()).count()
    });
    let mut search = Search {
        graph,
        side: side.expect("there are two sides"),
        mates,
        levels: Vec::new(),
        next: Vec::new(),
        parents: vec![FAR; graph.len()],
        path: Vec::new(),
        queue: Vec::new(),
    };
    for round in 0.. {
        // After √V rounds, only phases: their number is O(√V) whatever the first matching is.
        let is_early = round * round <= graph.len();
        if is_early && search.augment_singly() || !search.find_levels() {
            break;
        }
        search.augment_climbing();
    }
    let essential = not_reached_evenly(graph, &search.mates);
    Matching { mates: search.mates, essential }
}

/// A matching that no single edge enlarges. Vertices with a single unmatched neighbour are matched first,
/// which loses nothing (R. M. Karp, M. Sipser, *Maximum matchings in sparse random graphs*, 1981).
fn greedy(graph: &Adjacency) -> Mates {
    let mut mates = Mates::none(graph.len());
    // For each unmatched vertex, the number of its unmatched neighbours. For a matched one, `u32::MAX` less the
    // number of its neighbours matched since, which is at least `matched`.
    let mut degrees: Vec<u32> = (0..graph.len()).map(|vertex| graph[vertex].len() as u32).collect();
    let matched = 1 << 31;
    let mut singles = Vec::new();
    let (mut ones, mut others) = (0..graph.len(), 0..graph.len());
    while let Some(vertex) = singles
        .pop()
        .or_else(|| ones.find(|&vertex| degrees[vertex] == 1))
        .or_else(|| others.next())
    {
        if degrees[vertex] >= matched {
            continue;
        }
        let mate = graph.neighbours(vertex).min_by_key(|&other| degrees[other]);
        let Some(mate) = mate.filter(|&mate| degrees[mate] < matched) else { continue };
        mates.join(vertex, mate);
        degrees[vertex] = u32::MAX;
        degrees[mate] = u32::MAX;
        for end in [vertex, mate] {
            for neighbour in graph.neighbours(end) {
                degrees[neighbour] -= 1;
                if degrees[neighbour] == 1 {
                    singles.push(neighbour);
                }
            }
        }
    }
    mates
}

/// The state of the Hopcroft–Karp algorithm.
struct Search<'a> {
    graph: &'a Adjacency,
    /// The vertices on the side from which paths are searched for.
    side: Range<usize>,
    mates: Mates,
    /// For each vertex on this side, the least number of matched edges on an alternating path to it from an
    /// unmatched vertex; `FAR` if there is no such path, if it is longer than the shortest augmenting
    /// paths, or if a path through the vertex has been tried in this phase. Empty before the first phase.
    levels: Vec<u32>,
    /// For each vertex on this side, the number of its neighbours that have been tried in this phase. Empty
    /// before the first phase.
    next: Vec<u32>,
    /// For each vertex on this side that the current search, or one without success, has reached: the vertex
    /// on this side before it, or the vertex itself where the search began.
    parents: Vec<u32>,
    /// The vertices on this side of the path being tried.
    path: Vec<u32>,
    /// Vertices on this side that have been reached, the nearest first.
    queue: Vec<u32>,
}

/// The level of a vertex that is not reached.
const FAR: u32 = u32::MAX;

impl Search<'_> {
    /// Finds the levels up to the first from which an edge leads to an unmatched vertex, and returns
    /// whether there is one.
    fn find_levels(&mut self) -> bool {
        self.queue.clear();
        self.levels.clear();
        self.levels.resize(self.graph.len(), FAR);
        for vertex in self.side.clone() {
            if self.mates.of(vertex).is_none() {
                self.levels[vertex] = 0;
                self.queue.push(vertex as u32);
            }
        }
        let mut last = FAR;
        let mut at = 0;
        while let Some(&vertex) = self.queue.get(at) {
            at += 1;
            let level = self.levels[vertex as usize];
            for right in self.graph.neighbours(vertex as usize) {
                match self.mates.of(right) {
                    None => last = level,
                    Some(mate) if self.levels[mate] == FAR && level < last => {
                        self.levels[mate] = level + 1;
                        self.queue.push(mate as u32);
                    }
                    Some(_) => {}
                }
            }
        }
        last != FAR
    }

    /// Augments the matching along disjoint paths that climb one level at a time, until there are none
    /// left.
    fn augment_climbing(&mut self) {
        self.next.clear();
        self.next.resize(self.graph.len(), 0);
        for start in self.side.clone() {
            if self.mates.of(start).is_none() {
                self.augment(start);
            }
        }
    }

    /// Augments the matching along a path from `start`, if there is one through vertices that have not been
    /// tried.
    fn augment(&mut self, start: usize) {
        self.path.clear();
        self.path.push(start as u32);
        while let Some(&vertex) = self.path.last() {
            let vertex = vertex as usize;
            let tried = self.next[vertex];
            let Some(&right) = self.graph[vertex].get(tried as usize) else {
                self.path.pop();
                continue;
            };
            self.next[vertex] += 1;
            let Some(mate) = self.mates.of(right as usize) else {
                for &vertex in &self.path {
                    let vertex = vertex as usize;
                    let right = self.graph[vertex][self.next[vertex] as usize - 1];
                    self.mates.join(vertex, right as usize);
                }
                return;
            };
            if self.levels[mate] as usize == self.path.len() {
                self.levels[mate] = FAR;
                self.path.push(mate as u32);
            }
        }
    }

    /// Augments the matching along a path from each unmatched vertex that has one. Gives up and returns
    /// false when the searches with success have followed each edge four times on average.
    ///
    /// The other searches follow no edge twice: no later augmenting path leads through their vertices.
    fn augment_singly(&mut self) -> bool {
        let graph = self.graph;
        let edges: usize = self.side.clone().map(|vertex| graph[vertex].len()).sum();
        let mut followed = 0;
        for start in self.side.clone() {
            if self.mates.of(start).is_none() && self.augment_nearest(start) {
                let degrees = self.queue.iter().map(|&vertex| graph[vertex as usize].len());
                followed += degrees.sum::<usize>();
                if followed > 4 * edges {
                    return false;
                }
            }
        }
        true
    }

    /// Augments the matching along a shortest path from `start`, and returns whether there is a path.
    fn augment_nearest(&mut self, start: usize) -> bool {
        self.queue.clear();
        self.queue.push(start as u32);
        self.parents[start] = start as u32;
        let mut at = 0;
        while let Some(&vertex) = self.queue.get(at) {
            at += 1;
            for right in self.graph.neighbours(vertex as usize) {
                let Some(mate) = self.mates.of(right) else {
                    self.flip(vertex as usize, right);
                    for &vertex in &self.queue {
                        self.parents[vertex as usize] = FAR;
                    }
                    return true;
                };
                if self.parents[mate] == FAR {
                    self.parents[mate] = vertex;
                    self.queue.push(mate as u32);
                }
            }
        }
        false
    }

    /// Augments the matching along the path in a tree that ends with the edge from `vertex` to `right`.
    fn flip(&mut self, mut vertex: usize, mut right: usize) {
        while let Some(next) = self.mates.of(vertex) {
            self.mates.join(vertex, right);
            (vertex, right) = (self.parents[vertex] as usize, next);
        }
        self.mates.join(vertex, right);
    }
}

/// For each vertex of a bipartite graph, whether no alternating path of even length reaches it from a
/// vertex that a maximum matching leaves out.
fn not_reached_evenly(graph: &Adjacency, mates: &Mates) -> Vec<bool> {
    let mut essential = vec![true; graph.len()];
    let mut open: Vec<u32> = mates.left_out().map(|vertex| vertex as u32).collect();
    for &vertex in &open {
        essential[vertex as usize] = false;
    }
    while let Some(vertex) = open.pop() {
        for neighbour in graph.neighbours(vertex as usize) {
            // A neighbour without a mate would end an augmenting path.
            if let Some(mate) = mates.of(neighbour) {
                if essential[mate] {
                    essential[mate] = false;
                    open.push(mate as u32);
                }
            }
        }
    }
    essential
}
