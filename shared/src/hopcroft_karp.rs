//! Maximum matchings of bipartite graphs, by the algorithm of Hopcroft and Karp.

use crate::lists::Adjacency;
use crate::matching::{Matching, Mates};

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
/// use shared::hopcroft_karp::maximum_matching;
/// use shared::lists::Adjacency;
///
/// let graph = Adjacency::undirected(5, &[(0, 3), (1, 3), (1, 4), (2, 4)]);
/// let matching = maximum_matching(&graph, 3);
/// assert_eq!(matching.size(), 2);
/// assert!(matching.is_essential(3) && !matching.is_essential(1));
/// ```
pub fn maximum_matching(graph: &Adjacency, left: usize) -> Matching {
    let mut search = Search {
        graph,
        mates: Mates::none(graph.len()),
        levels: vec![0; left],
        next: vec![0; left],
        path: Vec::new(),
        queue: Vec::new(),
    };
    while search.find_levels() {
        search.next.fill(0);
        for start in 0..left {
            if search.mates.of(start).is_none() {
                search.augment(start);
            }
        }
    }
    let essential = not_reached_evenly(graph, &search.mates);
    Matching {
        mates: search.mates,
        essential,
    }
}

/// The state of the algorithm of Hopcroft and Karp.
struct Search<'a> {
    graph: &'a Adjacency,
    mates: Mates,
    /// How many matched edges an alternating path must go through to each vertex on the left, from
    /// any one that is left out; `FAR` where no such path leads, or none of the shortest.
    levels: Vec<u32>,
    /// For each vertex on the left, how many of its neighbours have been tried in this phase.
    next: Vec<u32>,
    /// The vertices on the left of the path that is being tried.
    path: Vec<u32>,
    /// Vertices on the left whose levels are known, in their order.
    queue: Vec<u32>,
}

/// The level of what is not reached.
const FAR: u32 = u32::MAX;

impl Search<'_> {
    /// Finds the levels up to that from which an edge leads to a vertex that is left out; whether
    /// there is one.
    fn find_levels(&mut self) -> bool {
        self.queue.clear();
        for (vertex, level) in self.levels.iter_mut().enumerate() {
            *level = FAR;
            if self.mates.of(vertex).is_none() {
                *level = 0;
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

    /// Augments the matching along a path from `start` that climbs one level at a time, if there is
    /// one.
    fn augment(&mut self, start: usize) {
        self.path.clear();
        self.path.push(start as u32);
        while let Some(&vertex) = self.path.last() {
            let vertex = vertex as usize;
            let tried = self.next[vertex];
            let Some(&right) = self.graph[vertex].get(tried as usize) else {
                self.levels[vertex] = FAR;
                self.path.pop();
                continue;
            };
            self.next[vertex] += 1;
            match self.mates.of(right as usize) {
                None => {
                    for &vertex in &self.path {
                        let vertex = vertex as usize;
                        let right = self.graph[vertex][self.next[vertex] as usize - 1];
                        self.mates.join(vertex, right as usize);
                    }
                    return;
                }
                Some(mate) if self.levels[mate] == self.levels[vertex] + 1 => {
                    self.path.push(mate as u32);
                }
                Some(_) => {}
            }
        }
    }
}

/// Which vertices of a bipartite graph no alternating path of even length reaches from a vertex
/// that a maximum matching leaves out.
fn not_reached_evenly(graph: &Adjacency, mates: &Mates) -> Vec<bool> {
    let mut essential = vec![true; graph.len()];
    let mut open: Vec<usize> = mates.left_out().collect();
    for &vertex in &open {
        essential[vertex] = false;
    }
    while let Some(vertex) = open.pop() {
        for neighbour in graph.neighbours(vertex) {
            // A neighbour that is left out too would make an augmenting path.
            if let Some(mate) = mates.of(neighbour) {
                if essential[mate] {
                    essential[mate] = false;
                    open.push(mate);
                }
            }
        }
    }
    essential
}
