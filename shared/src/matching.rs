//! Maximum matchings: what [`hopcroft_karp`](crate::hopcroft_karp) finds in bipartite graphs and
//! [`edmonds`](crate::edmonds) in all graphs, and what decides [`geography`](crate::geography).
//!
//! A vertex is *essential* if every maximum matching covers it. Which vertices are comes out of the
//! search for a maximum matching when it ends: the others are those that an alternating path of
//! even length leads to from a vertex that the matching leaves out (A. L. Dulmage, N. S. Mendelsohn
//! 1958 for bipartite graphs; T. Gallai 1964, J. Edmonds 1965 for all).
//!
//! The vertices that are not essential (D), their essential neighbours (A) and the other essential
//! vertices (C) are the decomposition of Gallai and Edmonds.
//!
#![cfg_attr(doc, doc = include_str!("../../docs/pictures/essential-vertices.svg"))]
//!
//! When vertices are removed one by one, a maximum matching is kept, and whether each was essential
//! is found, by one search for an augmenting path each: see [`Shrinking`].
//!
//! A graph is given by the neighbours of each vertex `0, 1, …`; [`adjacency`] makes it from edges.

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
    /// The mate of each vertex.
    pub(crate) mates: Vec<Option<usize>>,
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
        self.mates[vertex]
    }

    /// The number of edges in the matching.
    pub fn size(&self) -> usize {
        self.mates.iter().flatten().count() / 2
    }

    /// Whether every maximum matching covers a vertex.
    ///
    /// # Panics
    ///
    /// If there is no such vertex.
    ///
    /// # Examples
    ///
    /// ```
    /// use shared::edmonds::maximum_matching;
    /// use shared::matching::adjacency;
    ///
    /// let path = adjacency(3, &[(0, 1), (1, 2)]);
    /// assert!(maximum_matching(&path).is_essential(1));
    /// assert!(!maximum_matching(&path).is_essential(0));
    /// ```
    pub fn is_essential(&self, vertex: usize) -> bool {
        self.essential[vertex]
    }
}

/// A bipartite graph from which vertices are removed one by one, with a maximum matching of what is
/// left.
///
/// It follows a walk of [`geography`](crate::geography): a vertex that the token leaves is removed, and
/// whether it was essential is whether the player who moved could have won from it.
#[derive(Clone, Debug)]
pub struct Shrinking {
    graph: Vec<Vec<usize>>,
    mates: Vec<Option<usize>>,
    /// The search in which a vertex was last reached, and from where.
    reached: Vec<(usize, usize)>,
    searches: usize,
}

impl Shrinking {
    /// A bipartite graph with all its vertices, and one of its maximum matchings.
    ///
    /// # Complexity
    ///
    /// O(V) for V vertices.
    ///
    /// # Panics
    ///
    /// If there are not as many mates as vertices. The results mean nothing if the graph is not
    /// bipartite.
    pub fn new(graph: Vec<Vec<usize>>, matching: &Matching) -> Self {
        assert!(
            graph.len() == matching.mates.len(),
            "the matching is that of another graph"
        );
        Shrinking {
            mates: matching.mates.clone(),
            reached: vec![(0, 0); graph.len()],
            searches: 0,
            graph,
        }
    }

    /// The neighbours of a vertex that have not been removed; none if it has been removed itself.
    ///
    /// # Panics
    ///
    /// If there is no such vertex.
    pub fn neighbours(&self, vertex: usize) -> &[usize] {
        &self.graph[vertex]
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
    /// use shared::hopcroft_karp::maximum_matching;
    /// use shared::matching::{adjacency, Shrinking};
    ///
    /// // The path 0 - 3 - 1 - 4 - 2.
    /// let path = adjacency(5, &[(0, 3), (3, 1), (1, 4), (4, 2)]);
    /// let matching = maximum_matching(&path, 3);
    /// let mut rest = Shrinking::new(path, &matching);
    /// assert!(!rest.remove(0));
    /// assert!(rest.remove(3)); // It was left at the end of a path of four vertices.
    /// assert!(!rest.remove(1)); // And this one at the end of a path of three.
    /// assert_eq!(rest.neighbours(4), [2]);
    /// ```
    pub fn remove(&mut self, vertex: usize) -> bool {
        for neighbour in std::mem::take(&mut self.graph[vertex]) {
            self.graph[neighbour].retain(|&other| other != vertex);
        }
        match self.mates[vertex].take() {
            None => false,
            Some(mate) => {
                self.mates[mate] = None;
                !self.augment(mate)
            }
        }
    }

    /// Whether there is an augmenting path from a vertex that the matching leaves out; if so, it is
    /// augmented.
    fn augment(&mut self, start: usize) -> bool {
        self.searches += 1;
        // Vertices on the side of the start that alternating paths lead to.
        let mut open = vec![start];
        while let Some(vertex) = open.pop() {
            for &across in &self.graph[vertex] {
                if self.reached[across].0 == self.searches {
                    continue;
                }
                self.reached[across] = (self.searches, vertex);
                let Some(mate) = self.mates[across] else {
                    self.flip(across);
                    return true;
                };
                open.push(mate);
            }
        }
        false
    }

    /// Exchanges the edges of the matching with the others on the path that led to a vertex.
    fn flip(&mut self, end: usize) {
        let mut next = Some(end);
        while let Some(across) = next {
            let vertex = self.reached[across].1;
            next = self.mates[vertex].replace(across);
            self.mates[across] = Some(vertex);
        }
    }
}
