//! Maximum matchings of bipartite graphs, by the algorithm of Hopcroft and Karp.

use crate::matching::Matching;
use std::collections::VecDeque;

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
/// use shared::matching::adjacency;
///
/// let graph = adjacency(5, &[(0, 3), (1, 3), (1, 4), (2, 4)]);
/// let matching = maximum_matching(&graph, 3);
/// assert_eq!(matching.size(), 2);
/// assert!(matching.is_essential(3) && !matching.is_essential(1));
/// ```
pub fn maximum_matching(graph: &[Vec<usize>], left: usize) -> Matching {
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
        .map(|vertex| mates[vertex].is_none().then_some(0))
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
