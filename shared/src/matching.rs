//! Maximum matchings, which [`hopcroft_karp`](super::hopcroft_karp) finds in bipartite graphs and
//! [`edmonds`](super::edmonds) in all graphs, and which decide [`geography`](super::geography).
//!
//! A vertex is *essential* if every maximum matching covers it. The search for a maximum matching also
//! finds these vertices when it ends: a vertex is not essential exactly when an alternating path of even
//! length leads to it from a vertex that the matching leaves out (A. L. Dulmage, N. S. Mendelsohn 1958 for
//! bipartite graphs; T. Gallai 1964, J. Edmonds 1965 for all).
//!
//! The vertices that are not essential (D), their essential neighbours (A) and the other essential vertices
//! (C) are the Gallai–Edmonds decomposition.
//!
#![cfg_attr(doc, doc = include_str!("../pictures/essential-vertices.svg"))]
//!
//! If vertices are removed one by one, a single search for each vertex keeps the matching maximum and tells
//! whether the vertex was essential: see [`Shrinking`].
//!
//! A graph is given by its [`Adjacency`].
//!
//! Paste with `lists`.

use super::lists::Adjacency;

/// A maximum matching of a graph, and the vertices that every maximum matching covers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Matching {
    pub(crate) mates: Mates,
    /// For each vertex, whether every maximum matching covers it.
    pub(crate) essential: Vec<bool>,
}

impl Matching {
    /// The vertex that a vertex is matched with, or `None` if the matching leaves it out.
    ///
    /// # Panics
    ///
    /// If there is no such vertex.
    pub fn mate(&self, vertex: usize) -> Option<usize> {
        self.mates.of(vertex)
    }

    /// The number of edges in the matching.
    pub fn size(&self) -> usize {
        (self.essential.len() - self.mates.left_out().count()) / 2
    }

    /// Returns whether every maximum matching covers a vertex.
    ///
    /// # Panics
    ///
    /// If there is no such vertex.
    ///
    /// # Examples
    ///
    /// ```
    /// use shared::edmonds::maximum_matching;
    /// use shared::lists::Adjacency;
    ///
    /// let path = Adjacency::undirected(3, &[(0, 1), (1, 2)]);
    /// assert!(maximum_matching(&path).is_essential(1));
    /// assert!(!maximum_matching(&path).is_essential(0));
    /// ```
    pub fn is_essential(&self, vertex: usize) -> bool {
        self.essential[vertex]
    }
}

/// The mate of each vertex, if there is one, in 32 bits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Mates(Vec<u32>);

impl Mates {
    /// The marker of an unmatched vertex: a graph has fewer than 2^32 vertices.
    const NONE: u32 = u32::MAX;

    /// The mates in a matching without edges.
    pub fn none(vertices: usize) -> Self {
        Mates(vec![Self::NONE; vertices])
    }

    /// The mate of a vertex.
    pub fn of(&self, vertex: usize) -> Option<usize> {
        let mate = self.0[vertex];
        (mate != Self::NONE).then_some(mate as usize)
    }

    /// The vertices without a mate.
    pub fn left_out(&self) -> impl Iterator<Item = usize> + '_ {
        (0..self.0.len()).filter(move |&vertex| self.0[vertex] == Self::NONE)
    }

    /// Makes two vertices each other's mates, without updating their former mates.
    pub fn join(&mut self, a: usize, b: usize) {
        self.0[a] = b as u32;
        self.0[b] = a as u32;
    }

    /// Gives one vertex this mate, without updating the mate, and returns its former one.
    pub fn set(&mut self, vertex: usize, mate: usize) -> Option<usize> {
        let former = self.of(vertex);
        self.0[vertex] = mate as u32;
        former
    }

    /// Removes the mate of a vertex and returns it.
    pub fn part(&mut self, vertex: usize) -> Option<usize> {
        let mate = self.of(vertex)?;
        self.0[vertex] = Self::NONE;
        self.0[mate] = Self::NONE;
        Some(mate)
    }
}

/// A bipartite graph from which vertices are removed one by one, with a maximum matching of the rest.
///
/// This follows a game of [`geography`](super::geography): each vertex that the token leaves is removed,
/// and it was essential exactly when the player who moved from it could have won.
#[derive(Clone, Debug)]
pub struct Shrinking {
    graph: Adjacency,
    removed: Vec<bool>,
    mates: Mates,
    /// For each vertex, the search in which it was last reached, and the vertex before it.
    reached: Vec<(usize, usize)>,
    searches: usize,
}

impl Shrinking {
    /// The graph with all its vertices, and a maximum matching found by augmenting paths from unmatched
    /// vertices. The results are meaningless if the graph is not bipartite.
    ///
    /// # Complexity
    ///
    /// O(VE) for V vertices and E edges.
    pub fn new(graph: Adjacency) -> Self {
        let vertices = graph.len();
        let mut whole = Shrinking {
            mates: Mates::none(vertices),
            removed: vec![false; vertices],
            reached: vec![(0, 0); vertices],
            searches: 0,
            graph,
        };
        for vertex in 0..vertices {
            if whole.mates.of(vertex).is_none() {
                whole.augment(vertex);
            }
        }
        whole
    }

    /// The neighbours of a vertex that have not been removed; none if the vertex itself has been removed.
    ///
    /// # Panics
    ///
    /// If there is no such vertex.
    pub fn neighbours(&self, vertex: usize) -> impl Iterator<Item = usize> + '_ {
        let there = move |&other: &usize| !self.removed[vertex] && !self.removed[other];
        self.graph.neighbours(vertex).filter(there)
    }

    /// Removes a vertex, and returns whether it was essential, that is, whether every maximum matching of
    /// the graph before covered it.
    ///
    /// If the matching leaves out the vertex, it was not essential, and the matching stays maximum.
    /// Otherwise its mate becomes unmatched. An augmenting path can begin only at the mate: any other path
    /// would avoid the mate, so the matching could have been enlarged before. If a path begins at the mate,
    /// the new matching is as large as the old one and leaves out the vertex, which was not essential. If
    /// not, the matching is maximum with one edge fewer: the vertex was essential.
    ///
    /// # Complexity
    ///
    /// O(E) for E edges.
    ///
    /// # Panics
    ///
    /// If there is no such vertex.
    ///
    /// # Examples
    ///
    /// ```
    /// use shared::lists::Adjacency;
    /// use shared::matching::Shrinking;
    ///
    /// // The path 0 - 3 - 1 - 4 - 2.
    /// let path = Adjacency::undirected(5, &[(0, 3), (3, 1), (1, 4), (4, 2)]);
    /// let mut rest = Shrinking::new(path);
    /// assert!(!rest.remove(0));
    /// assert!(rest.remove(3)); // It was at the end of a remaining path of four vertices.
    /// assert!(!rest.remove(1)); // It was at the end of a remaining path of three vertices.
    /// assert!(rest.neighbours(4).eq([2]));
    /// ```
    pub fn remove(&mut self, vertex: usize) -> bool {
        self.removed[vertex] = true;
        let mate = self.mates.part(vertex);
        mate.is_some_and(|mate| !self.augment(mate))
    }

    /// Augments the matching along a path from an unmatched vertex, and returns whether there is one.
    fn augment(&mut self, start: usize) -> bool {
        self.searches += 1;
        // Vertices on the same side as the start that alternating paths lead to.
        let mut open = vec![start];
        while let Some(vertex) = open.pop() {
            let mut left_out = None;
            for across in self.graph.neighbours(vertex) {
                if self.removed[across] || self.reached[across].0 == self.searches {
                    continue;
                }
                self.reached[across] = (self.searches, vertex);
                match self.mates.of(across) {
                    None => left_out = Some(across),
                    Some(mate) => open.push(mate),
                }
            }
            if let Some(across) = left_out {
                self.flip(across);
                return true;
            }
        }
        false
    }

    /// Exchanges matched and unmatched edges on the path that led to a vertex.
    fn flip(&mut self, end: usize) {
        let mut next = Some(end);
        while let Some(across) = next {
            let vertex = self.reached[across].1;
            next = self.mates.of(vertex);
            self.mates.join(vertex, across);
        }
    }
}
