//! Maximum matchings: what [`hopcroft_karp`](crate::hopcroft_karp) finds in bipartite graphs and
//! [`edmonds`](crate::edmonds) in all graphs, and what decides [`geography`](crate::geography).
//!
//! A vertex is *essential* if every maximum matching covers it. Which vertices are comes out of the
//! search for a maximum matching when it ends: the others are those that an alternating path of
//! even length leads to from a vertex that the matching leaves out (A. L. Dulmage, N. S. Mendelsohn
//! 1958 for bipartite graphs; T. Gallai 1964, J. Edmonds 1965 for all).
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
