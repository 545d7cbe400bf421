//! Games on a row that is taken from its ends, solved for all its intervals, the shortest first.

use crate::listed::Listed;

/// The lead of the player to move, if a move takes the first or the last number.
pub fn lead(row: &[i64]) -> i64 {
    // The lead on each interval of one length, by its start.
    let mut leads = vec![0; row.len() + 1];
    for length in 1..=row.len() {
        for start in 0..=row.len() - length {
            let first = row[start] - leads[start + 1];
            let last = row[start + length - 1] - leads[start];
            leads[start] = first.max(last);
        }
    }
    leads[0]
}

/// For each length, the greatest number over all intervals that remains if the players discard the ends in
/// turn and the first player wants the number to be great.
pub fn greatest_left(row: &[i64]) -> Vec<i64> {
    // By start; first with the maximiser to move, then the minimiser.
    let (mut high, mut low) = (row.to_vec(), row.to_vec());
    let mut greatest = Vec::new();
    for _ in row {
        greatest.extend(high.iter().max());
        let next = low.windows(2).map(|pair| pair[0].max(pair[1])).listed();
        low = high.windows(2).map(|pair| pair[0].min(pair[1])).listed();
        high = next;
    }
    greatest
}
