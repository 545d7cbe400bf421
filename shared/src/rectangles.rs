//! The union of rectangles of cells: how many of its cells have coordinates that are multiples of a
//! power of two, modulo 2, for all powers at once.
//!
//! The number of multiples of `2ᵗ` in the interval `a < x ≤ b` is `⌊b / 2ᵗ⌋ - ⌊a / 2ᵗ⌋`, which is odd
//! exactly when `a` and `b` differ in the digit `2ᵗ`. So `a ⊕ b` is the *word* of the interval: its
//! digits are the parities for all powers of two. The word of disjoint intervals is the exclusive or
//! of theirs, and that of a rectangle is what the words of its rows and its columns have in common.
//!
//! A line sweeps over the rows (J. L. Bentley, *Algorithms for Klee's rectangle problems*, 1977): a
//! segment tree holds how many rectangles cover each interval of columns, and the word of what is
//! covered. It changes only where a rectangle begins or ends.
//!
//! Paste alone.

/// A rectangle: the numbers `x` of its rows and of its columns are those with `from < x ≤ to`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rectangle {
    /// Where the rows begin and end.
    pub rows: (u64, u64),
    /// Where the columns begin and end.
    pub columns: (u64, u64),
}

/// The columns between the coordinates at which a rectangle begins or ends, as the leaves of a
/// binary tree.
struct Columns {
    /// How many rectangles cover the whole of a node, but not of its parent.
    covers: Vec<u32>,
    /// The word of all columns of a node.
    all: Vec<u64>,
    /// The word of those that are covered by a rectangle that does not cover the parent.
    covered: Vec<u64>,
}

impl Columns {
    /// No rectangle yet.
    fn new(coordinates: &[u64]) -> Self {
        let leaves = coordinates.len().next_power_of_two();
        let mut all = vec![0; 2 * leaves];
        for (leaf, pair) in all[leaves..].iter_mut().zip(coordinates.windows(2)) {
            *leaf = pair[0] ^ pair[1];
        }
        for node in (1..leaves).rev() {
            all[node] = all[2 * node] ^ all[2 * node + 1];
        }
        Columns { covers: vec![0; 2 * leaves], covered: vec![0; 2 * leaves], all }
    }

    /// The word of all columns that are covered.
    fn word(&self) -> u64 {
        self.covered[1]
    }

    /// One more or one less rectangle covers these leaves.
    fn change(&mut self, from: usize, to: usize, begins: bool) {
        let leaves = self.covers.len() / 2;
        let (mut left, mut right) = (leaves + from, leaves + to);
        while left < right {
            if left % 2 == 1 {
                self.cover(left, begins);
                left += 1;
            }
            if right % 2 == 1 {
                right -= 1;
                self.cover(right, begins);
            }
            left /= 2;
            right /= 2;
        }
        for mut node in [leaves + from, leaves + to - 1] {
            while node > 1 {
                node /= 2;
                self.update(node);
            }
        }
    }

    fn cover(&mut self, node: usize, begins: bool) {
        if begins {
            self.covers[node] += 1;
        } else {
            self.covers[node] -= 1;
        }
        self.update(node);
    }

    fn update(&mut self, node: usize) {
        self.covered[node] = if self.covers[node] > 0 {
            self.all[node]
        } else if 2 * node < self.covered.len() {
            self.covered[2 * node] ^ self.covered[2 * node + 1]
        } else {
            0
        };
    }
}

/// The word of the union of rectangles: its digit `2ᵗ` is whether the union has an odd number of
/// cells whose row and column are both multiples of `2ᵗ`.
///
/// # Complexity
///
/// O(n log n) time, O(n) memory.
///
/// # Panics
///
/// If a rectangle ends before it begins.
///
/// # Examples
///
/// Seven cells are in at least one of two squares, of which they share one. With even coordinates
/// there are (2, 2), which is shared, and none else.
///
/// ```
/// use shared::rectangles::{union_parities, Rectangle};
///
/// let squares = [
///     Rectangle { rows: (0, 2), columns: (0, 2) },
///     Rectangle { rows: (1, 3), columns: (1, 3) },
/// ];
/// assert_eq!(union_parities(&squares), 0b11);
/// ```
pub fn union_parities(rectangles: &[Rectangle]) -> u64 {
    let ends = rectangles.iter().flat_map(|one| [one.columns.0, one.columns.1]);
    let mut coordinates: Vec<u64> = ends.collect();
    coordinates.sort_unstable();
    coordinates.dedup();

    let mut events = Vec::new();
    for one in rectangles {
        let leaf = |end: u64| coordinates.partition_point(|&other| other < end);
        let (from, to) = (leaf(one.columns.0), leaf(one.columns.1));
        assert!(from <= to && one.rows.0 <= one.rows.1, "a rectangle ends before it begins");
        if from < to {
            events.push((one.rows.0, from, to, true));
            events.push((one.rows.1, from, to, false));
        }
    }
    // At the same row, what begins comes before what ends, so that nothing ends before it begins.
    events.sort_unstable_by_key(|&(row, _, _, begins)| (row, !begins));

    let mut columns = Columns::new(&coordinates);
    let (mut parities, mut row) = (0, 0);
    for (next, from, to, begins) in events {
        parities ^= (row ^ next) & columns.word();
        row = next;
        columns.change(from, to, begins);
    }
    parities
}
