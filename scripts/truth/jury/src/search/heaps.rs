//! Counts the positions below a list of heaps.

pub(crate) fn is_searchable(heaps: &[u64]) -> bool {
    positions(heaps) <= 20_000
}

/// Returns whether there are at most `count` heaps, each of at most `most`.
pub(crate) fn are_few(heaps: &[u64], count: usize, most: u64) -> bool {
    heaps.len() <= count && heaps.iter().all(|&heap| heap <= most)
}

/// The number of positions that Nim can reach from these heaps; `u64::MAX` if there are more.
pub(crate) fn positions(heaps: &[u64]) -> u64 {
    product(heaps.iter().map(|heap| heap.saturating_add(1)))
}

/// The number of positions of a sum, from those of its parts; `u64::MAX` if there are more.
pub(crate) fn product(positions: impl IntoIterator<Item = u64>) -> u64 {
    positions.into_iter().fold(1, u64::saturating_mul)
}
