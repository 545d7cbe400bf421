//! Nim with forbidden takes: a move takes any positive number of stones from one heap, but finitely many
//! moves are forbidden, each of which takes a certain number from a heap of a certain size. Whoever cannot
//! move loses.
//!
//! Call a size a *repeat* if its Grundy value is that of a smaller size. The other sizes have the values 0,
//! 1, 2, … in ascending order. Proof by induction: the sizes below `n` have all values below `c = n - r`,
//! where `r` is the number of repeats among them, and the value of `n` is the least number that none of its
//! options has. That is either a value `v < c`, if all sizes below `n` of value `v` are forbidden, and then
//! `n` is a repeat; or else `c`.
//!
//! So only sizes with a forbidden take can be repeats, and the repeats with their values determine all
//! other values: the value of any other size is the size less the number of repeats below it. A value `v`
//! is missing from the options of `n` exactly when `n` may not be reduced to any size of value `v`. There
//! is one more of these sizes than repeats of that value so far.
//!
//! Paste alone.

use std::collections::HashMap;

/// The values of heaps of any size, for one set of forbidden takes.
///
/// # Examples
///
/// ```
/// use shared::forbidden_takes::ForbiddenTakes;
///
/// // From 2 stones a move must take both; from 3 stones, not all of them.
/// let values = ForbiddenTakes::new(&[(2, 1), (3, 3)]);
/// assert_eq!([0, 1, 2, 3, 4, 5].map(|heap| values.value(heap)), [0, 1, 1, 0, 2, 3]);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ForbiddenTakes {
    /// The repeats, ascending.
    repeats: Vec<u64>,
    /// The values of the repeats.
    values: Vec<u64>,
}

impl ForbiddenTakes {
    /// The values for forbidden takes, each given as a size and the number of stones that may not be taken
    /// from it. They may be in any order and occur repeatedly; those that are not moves change nothing.
    ///
    /// # Complexity
    ///
    /// O(m log m) for m forbidden takes.
    pub fn new(forbidden: &[(u64, u64)]) -> Self {
        let moves = forbidden.iter();
        let moves = moves.filter(|&&(size, taken)| (1..=size).contains(&taken));
        let mut rests: Vec<(u64, u64)> = moves.map(|&(size, taken)| (size, size - taken)).collect();
        rests.sort_unstable();
        rests.dedup();
        let mut known = ForbiddenTakes { repeats: Vec::new(), values: Vec::new() };
        // The number of repeats of each value.
        let mut repeated = HashMap::new();
        let mut forbidden = Vec::new();
        let mut later = rests.as_slice();
        while let Some(&(size, _)) = later.first() {
            let of_size = |&&(other, _): &&(u64, u64)| other == size;
            let (here, after) = later.split_at(later.iter().take_while(of_size).count());
            forbidden.clear();
            forbidden.extend(here.iter().map(|&(_, rest)| known.value(rest)));
            forbidden.sort_unstable();
            if let Some(value) = missing(&forbidden, &repeated) {
                known.repeats.push(size);
                known.values.push(value);
                *repeated.entry(value).or_insert(0) += 1;
            }
            later = after;
        }
        known
    }

    /// The Grundy value of a heap.
    ///
    /// # Complexity
    ///
    /// O(log m) for m forbidden takes.
    pub fn value(&self, heap: u64) -> u64 {
        let below = self.repeats.partition_point(|&repeat| repeat < heap);
        if self.repeats.get(below) == Some(&heap) {
            self.values[below]
        } else {
            heap - below as u64
        }
    }
}

/// The least value such that all sizes so far that have it are forbidden; `forbidden` lists the values of
/// the forbidden sizes in ascending order.
fn missing(forbidden: &[u64], repeated: &HashMap<u64, usize>) -> Option<u64> {
    let mut rest = forbidden;
    while let Some(&value) = rest.first() {
        let count = rest.iter().take_while(|&&other| other == value).count();
        if count == 1 + repeated.get(&value).copied().unwrap_or(0) {
            return Some(value);
        }
        rest = &rest[count..];
    }
    None
}
