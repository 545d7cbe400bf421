//! A list for each of the numbers `0, 1, …`, all in one piece of memory ("compressed sparse rows"). The
//! main use is the neighbours of the vertices of a graph, [`Adjacency`].
//!
//! This takes a fraction of the memory and the time of a `Vec` for each vertex: a graph with a million
//! edges is ready in 4 ms instead of 15.
//!
//! Paste alone.

use std::ops::Index;

/// A list for each of the numbers `0..len()`, in one piece of memory. `lists[number]` is a slice.
///
/// # Examples
///
/// ```
/// use shared::lists::Lists;
///
/// let lists = Lists::grouped(3, [(2, 'a'), (0, 'b'), (2, 'c')]);
/// assert_eq!(lists[0], ['b']);
/// assert_eq!(lists[1], []);
/// assert_eq!(lists[2], ['a', 'c']);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lists<T> {
    /// The start of each list, and the end of the last one.
    starts: Vec<u32>,
    items: Vec<T>,
}

/// A graph: for each vertex, its neighbours or the vertices that its arcs lead to.
pub type Adjacency = Lists<u32>;

impl<T> Lists<T> {
    /// An empty sequence of lists.
    pub fn new() -> Self {
        Lists { starts: vec![0], items: Vec::new() }
    }

    /// An empty sequence with room for `lists` lists of `items` items in all, which grows without copying
    /// up to there.
    ///
    /// # Panics
    ///
    /// If the capacity is too large.
    pub fn with_capacity(lists: usize, items: usize) -> Self {
        let mut starts = Vec::with_capacity(lists + 1);
        starts.push(0);
        Lists { starts, items: Vec::with_capacity(items) }
    }

    /// The number of lists.
    pub fn len(&self) -> usize {
        self.starts.len() - 1
    }

    /// Returns whether there is no list.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Appends a list.
    ///
    /// # Complexity
    ///
    /// O(length of the list), amortised.
    ///
    /// # Panics
    ///
    /// If there are then 2³² items or more.
    ///
    /// # Examples
    ///
    /// ```
    /// use shared::lists::Lists;
    ///
    /// let mut lists = Lists::new();
    /// lists.push([3, 1]);
    /// lists.push([]);
    /// assert_eq!((lists.len(), &lists[0]), (2, [3, 1].as_slice()));
    /// ```
    pub fn push(&mut self, list: impl IntoIterator<Item = T>) {
        self.items.extend(list);
        let end = u32::try_from(self.items.len());
        self.starts.push(end.expect("there must be fewer than 2^32 items"));
    }
}

impl<T: Copy + Default> Lists<T> {
    /// Groups pairs of a number below `lists` and an item by their numbers, and keeps the order of the
    /// items of each number.
    ///
    /// # Complexity
    ///
    /// O(lists + pairs); goes through the pairs twice.
    ///
    /// # Panics
    ///
    /// If a number is not below `lists`, or there are 2³² pairs or more.
    pub fn grouped<P>(lists: usize, pairs: P) -> Self
    where
        P: IntoIterator<Item = (usize, T)>,
        P::IntoIter: Clone,
    {
        let pairs = pairs.into_iter();
        // Lengths are counted two places further on. In the second pass, the entry after that of a number
        // says where its next item goes; in the end, it says where its list ends.
        let mut starts = vec![0_u32; lists.checked_add(2).expect("too many lists")];
        let mut count = 0_u64;
        pairs.clone().for_each(|(number, _)| {
            assert!(number < lists, "there is no list {number}");
            starts[number + 2] += 1;
            count += 1;
        });
        assert!(count < 1 << 32, "there must be fewer than 2^32 items");
        let mut end = 0;
        for start in &mut starts {
            end += *start;
            *start = end;
        }
        let mut items = vec![T::default(); end as usize];
        pairs.for_each(|(number, item)| {
            let place = &mut starts[number + 1];
            items[*place as usize] = item;
            *place += 1;
        });
        starts.pop();
        Lists { starts, items }
    }
}

impl Adjacency {
    /// The neighbours of the vertices `0..vertices`, in the order of the edges.
    ///
    /// # Complexity
    ///
    /// O(vertices + edges).
    ///
    /// # Panics
    ///
    /// If an edge ends outside of `0..vertices`, or there are 2³² vertices or 2³¹ edges or more.
    ///
    /// # Examples
    ///
    /// ```
    /// use shared::lists::Adjacency;
    ///
    /// let graph = Adjacency::undirected(3, &[(0, 1), (2, 1)]);
    /// assert_eq!([&graph[0], &graph[1], &graph[2]], [&[1][..], &[0, 2], &[1]]);
    /// ```
    pub fn undirected(vertices: usize, edges: &[(usize, usize)]) -> Self {
        let ends = edges.iter().flat_map(|&(a, b)| [(a, b), (b, a)]);
        Self::with_arcs(vertices, ends)
    }

    /// The vertices that arcs lead to from each of `0..vertices`, in the order of the arcs, each of which
    /// goes from one vertex to another.
    ///
    /// # Complexity
    ///
    /// O(vertices + arcs).
    ///
    /// # Panics
    ///
    /// If an arc begins or ends outside of `0..vertices`, or there are 2³² vertices or arcs or more.
    ///
    /// # Examples
    ///
    /// ```
    /// use shared::lists::Adjacency;
    ///
    /// let graph = Adjacency::directed(3, &[(0, 1), (2, 1), (2, 0)]);
    /// assert_eq!([&graph[0], &graph[1], &graph[2]], [&[1][..], &[], &[1, 0]]);
    /// assert_eq!(graph.reversed(), Adjacency::directed(3, &[(1, 0), (1, 2), (0, 2)]));
    /// ```
    pub fn directed(vertices: usize, arcs: &[(usize, usize)]) -> Self {
        Self::with_arcs(vertices, arcs.iter().copied())
    }

    /// The same graph as [`directed`](Adjacency::directed) gives; the arcs may come from any iterator that
    /// can be cloned. For an edge, give both arcs.
    ///
    /// # Complexity
    ///
    /// O(vertices + arcs); goes through the arcs twice.
    ///
    /// # Panics
    ///
    /// The same as for [`directed`](Adjacency::directed).
    ///
    /// # Examples
    ///
    /// ```
    /// use shared::lists::Adjacency;
    ///
    /// let path = Adjacency::with_arcs(4, (1..4).map(|vertex| (vertex - 1, vertex)));
    /// assert_eq!(path, Adjacency::directed(4, &[(0, 1), (1, 2), (2, 3)]));
    /// ```
    pub fn with_arcs<A>(vertices: usize, arcs: A) -> Self
    where
        A: IntoIterator<Item = (usize, usize)>,
        A::IntoIter: Clone,
    {
        assert!(vertices < 1 << 32, "there must be fewer than 2^32 vertices");
        let checked = arcs.into_iter().map(|(from, to)| {
            assert!(from.max(to) < vertices, "an edge ends at a vertex that does not exist");
            (from, to as u32)
        });
        Lists::grouped(vertices, checked)
    }

    /// The neighbours of a vertex as indices; `graph[vertex]` has them as `u32`.
    ///
    /// # Panics
    ///
    /// If there is no such vertex.
    pub fn neighbours(&self, vertex: usize) -> impl Iterator<Item = usize> + Clone + '_ {
        self[vertex].iter().map(|&neighbour| neighbour as usize)
    }

    /// The same graph with all its arcs reversed.
    ///
    /// # Complexity
    ///
    /// O(vertices + arcs).
    ///
    /// # Panics
    ///
    /// If an arc leads to a vertex that does not exist.
    #[must_use]
    pub fn reversed(&self) -> Self {
        let arcs =
            (0..self.len()).flat_map(|from| self.neighbours(from).map(move |to| (to, from as u32)));
        Lists::grouped(self.len(), arcs)
    }
}

impl<T> Default for Lists<T> {
    fn default() -> Self {
        Lists::new()
    }
}

impl<T> Index<usize> for Lists<T> {
    type Output = [T];

    fn index(&self, number: usize) -> &[T] {
        &self.items[self.starts[number] as usize..self.starts[number + 1] as usize]
    }
}

impl<T, L: IntoIterator<Item = T>> FromIterator<L> for Lists<T> {
    fn from_iter<I: IntoIterator<Item = L>>(lists: I) -> Self {
        let mut all = Lists::new();
        for list in lists {
            all.push(list);
        }
        all
    }
}
