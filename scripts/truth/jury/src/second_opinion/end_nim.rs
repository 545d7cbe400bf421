//! The winner of [`EndNim`](crate::rules::end_nim::EndNim), by the heaps that balance the intervals of a row.

use std::iter::zip;

/// Returns whether the player to move wins this row.
pub fn wins(row: &[u64]) -> bool {
    // The heaps that balance the intervals of one length, on both sides.
    let (mut left, mut right) = (row.to_vec(), row.to_vec());
    for length in 1..row.len() {
        for (at, (&first, &last)) in zip(row, &row[length..]).enumerate() {
            let on_the_left = partner(last, right[at], left[at]);
            right[at] = partner(first, left[at + 1], right[at + 1]);
            left[at] = on_the_left;
        }
    }
    left[0] != 0
}

/// The heap that balances another heap at the other end of a row, if `near` alone balances the row on this
/// side and `far` on the other. Each heap has one partner: heaps on this side, in order, take the least heap
/// that is left.
fn partner(heap: u64, near: u64, far: u64) -> u64 {
    let others = (1..=heap).filter(|&other| other != near);
    let left = (1..).filter(|&number| number != far);
    let last = zip(others, left).last().filter(|_| heap != near);
    last.map_or(0, |(_, partner)| partner)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cases::all_lists;
    use crate::rules::end_nim::EndNim;
    use crate::search::impartial::{Outcomes, Play};

    #[test]
    fn rows_are_won_as_the_search_says() {
        let mut outcomes = Outcomes::new(EndNim, Play::Normal);
        for row in all_lists(1..=5, 1..=4) {
            assert_eq!(wins(&row), outcomes.wins(&row), "{row:?}");
        }
    }
}
