//! How many positions lists of heaps have.

/// Whether the positions that Nim can reach from these heaps are few enough to be searched.
pub(crate) fn is_searchable(heaps: &[u64]) -> bool {
    positions(heaps) <= 20_000
}

/// How many positions Nim can reach from these heaps; the greatest number if there are more.
pub(crate) fn positions(heaps: &[u64]) -> u64 {
    let mut positions: u64 = 1;
    for heap in heaps {
        positions = positions.saturating_mul(heap.saturating_add(1));
    }
    positions
}
