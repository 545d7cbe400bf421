//! The union of rectangles of cells: the parity of the number of its cells whose coordinates are both
//! multiples of a power of two, for all powers at once.
//!
//! The number of multiples of `2ᵗ` in the interval `a < x ≤ b` is `⌊b / 2ᵗ⌋ - ⌊a / 2ᵗ⌋`, which is odd
//! exactly when `a` and `b` differ in the digit `2ᵗ`. So `a ⊕ b` is the *word* of the interval: its digits
//! are the parities for all powers of two. The word of a union of disjoint intervals is the exclusive or of
//! their words, and the word of a rectangle is the bitwise and of the words of its rows and its columns.
//!
//! A line sweeps over the rows (J. L. Bentley, *Algorithms for Klee's rectangle problems*, 1977): a segment
//! tree holds the number of rectangles that cover each interval of columns, and the word of the covered
//! columns. It changes only where a rectangle begins or ends.
//!
//! Paste alone.

/// A rectangle: its rows and its columns are those with numbers `from < x ≤ to`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rectangle {
    /// The pair `(from, to)` of the rows.
    pub rows: (u64, u64),
    /// The pair `(from, to)` of the columns.
    pub columns: (u64, u64),
}

/// A binary tree whose leaves are the columns between the coordinates at which a rectangle begins or
/// ends.
struct Columns {
    /// The number of rectangles that cover a whole node but not its whole parent.
    covers: Vec<u32>,
    /// The word of all columns of a node.
    all: Vec<u64>,
    /// The word of the columns of a node that are covered by rectangles that do not cover its whole parent.
    covered: Vec<u64>,
}

impl Columns {
    /// The columns without rectangles.
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

    /// The word of all covered columns.
    fn word(&self) -> u64 {
        self.covered[1]
    }

    /// Adds or removes a rectangle that covers the leaves from `from` to `to`.
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

/// The word of the union of rectangles: its digit `2ᵗ` is 1 if the union has an odd number of cells whose
/// row and column are both multiples of `2ᵗ`.
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
/// Two squares that share one cell cover seven cells. The only one with even coordinates is (2, 2), which
/// is shared.
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
    // At the same row, beginnings come before ends, so that no rectangle ends before it begins.
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
