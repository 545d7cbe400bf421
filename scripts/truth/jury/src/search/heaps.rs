//! Counts the positions below a list of heaps.

/// Returns true if the positions that Nim can reach from these heaps are few enough to search.
pub(crate) fn is_searchable(heaps: &[u64]) -> bool {
    positions(heaps) <= 20_000
}

/// The number of positions that Nim can reach from these heaps; `u64::MAX` if there are more.
pub(crate) fn positions(heaps: &[u64]) -> u64 {
    let mut positions: u64 = 1;
    for heap in heaps {
        positions = positions.saturating_mul(heap.saturating_add(1));
    }
    positions
}
