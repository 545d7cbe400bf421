//! Maximum matchings: what [`hopcroft_karp`](super::hopcroft_karp) finds in bipartite graphs and
//! [`edmonds`](super::edmonds) in all graphs, and what decides [`geography`](super::geography).
//!
//! A vertex is *essential* if every maximum matching covers it. Which vertices are comes out of the
//! search for a maximum matching when it ends: the others are those that an alternating path of
//! even length leads to from a vertex that the matching leaves out (A. L. Dulmage, N. S. Mendelsohn
//! 1958 for bipartite graphs; T. Gallai 1964, J. Edmonds 1965 for all).
//!
//! The vertices that are not essential (D), their essential neighbours (A) and the other essential
//! vertices (C) are the decomposition of Gallai and Edmonds.
//!
#![cfg_attr(doc, doc = include_str!("../pictures/essential-vertices.svg"))]
//!
//! When vertices are removed one by one, a single search for each keeps the matching maximum, and
//! tells whether the vertex was essential: see [`Shrinking`].
//!
//! A graph is given by its [`Adjacency`].
//!
//! Paste with `lists`.

use super::lists::Adjacency;

/// A maximum matching of a graph, and what every other one has in common with it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Matching {
    pub(crate) mates: Mates,
    /// Which vertices every maximum matching covers.
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

/// The mate of each vertex, if it has one, in 32 bits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Mates(Vec<u32>);

impl Mates {
    /// The marker of an unmatched vertex: a graph has fewer than 2^32 vertices.
    const NONE: u32 = u32::MAX;

    /// No edge yet.
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

    /// Takes away the mate of a vertex, and returns it.
    pub fn part(&mut self, vertex: usize) -> Option<usize> {
        let mate = self.of(vertex)?;
        self.0[vertex] = Self::NONE;
        self.0[mate] = Self::NONE;
        Some(mate)
    }
}

/// A bipartite graph from which vertices are removed one by one, with a maximum matching of what is
/// left.
///
/// It follows a walk of [`geography`](super::geography): a vertex that the token leaves is removed,
/// and it was essential exactly when the player who moved from it could have won.
#[derive(Clone, Debug)]
pub struct Shrinking {
    graph: Adjacency,
    removed: Vec<bool>,
    mates: Mates,
    /// The search in which a vertex was last reached, and from where.
    reached: Vec<(usize, usize)>,
    searches: usize,
}

impl Shrinking {
    /// A bipartite graph with all its vertices, and a maximum matching by an augmenting path from each
    /// vertex that is left out. The results mean nothing if the graph is not bipartite.
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

    /// The neighbours of a vertex that have not been removed; none if it has been removed itself.
    ///
    /// # Panics
    ///
    /// If there is no such vertex.
    pub fn neighbours(&self, vertex: usize) -> impl Iterator<Item = usize> + '_ {
        let there = move |&other: &usize| !self.removed[vertex] && !self.removed[other];
        self.graph.neighbours(vertex).filter(there)
    }

    /// Removes a vertex: whether it was essential, which is to say that every maximum matching of what
    /// was left before covered it.
    ///
    /// If the matching leaves out the vertex, it was not essential, and the matching stays maximum.
    /// Else its mate loses it. No augmenting path can begin elsewhere: it would not pass through the
    /// mate, which is left out now, so the matching could have been enlarged before. If one begins at
    /// the mate, the new matching is as large as the old one, and leaves out the vertex, which was not
    /// essential. If none does, the matching is maximum with one edge fewer: the vertex was essential.
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
    /// assert!(rest.remove(3)); // It was left at the end of a path of four vertices.
    /// assert!(!rest.remove(1)); // And this one at the end of a path of three.
    /// assert!(rest.neighbours(4).eq([2]));
    /// ```
    pub fn remove(&mut self, vertex: usize) -> bool {
        self.removed[vertex] = true;
        let mate = self.mates.part(vertex);
        mate.is_some_and(|mate| !self.augment(mate))
    }

    /// Returns whether there is an augmenting path from a vertex that the matching leaves out; if so, it is
    /// augmented.
    fn augment(&mut self, start: usize) -> bool {
        self.searches += 1;
        // Vertices on the side of the start that alternating paths lead to.
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

    /// Exchanges the edges of the matching with the others on the path that led to a vertex.
    fn flip(&mut self, end: usize) {
        let mut next = Some(end);
        while let Some(across) = next {
            let vertex = self.reached[across].1;
            next = self.mates.of(vertex);
            self.mates.join(vertex, across);
        }
    }
}
