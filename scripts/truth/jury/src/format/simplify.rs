//! Simpler numbers and lists.

use crate::listed::Listed;

/// Numbers to try in place of one, the simplest first: the least one allowed, the one half-way there, and the
/// next smaller one.
pub fn smaller(number: u64, least: u64) -> Vec<u64> {
    let smaller = nearer(number.max(least).into(), least.into()).into_iter();
    smaller.map(|number| number as u64).listed()
}

/// Numbers to try in place of one: the simplest, then numbers between the two.
pub(super) fn nearer(number: i128, simplest: i128) -> Vec<i128> {
    let between = simplest + (number - simplest) / 2;
    let mut nearer = vec![simplest, between, number - (number - simplest).signum()];
    nearer.retain(|other| *other != number);
    nearer.dedup();
    nearer
}

/// The number of blocks of a longer list, which loses a whole block at a time.
pub(super) const BLOCKS: usize = 64;

/// Lists of at least `least` elements to try in place of one, the shortest first: its halves, and the list
/// without one element, or without a 64th if it has more than 64.
pub fn shorter<T: Clone>(list: &[T], least: usize) -> Vec<Vec<T>> {
    let (front, back) = list.split_at(list.len() / 2);
    let block = list.len().div_ceil(BLOCKS).max(1);
    let mut shorter = Vec::new();
    for half in [front, back] {
        if half.len() + 1 < list.len() {
            shorter.push(half.to_vec());
        }
    }
    let mut start = 0;
    while start < list.len() {
        let end = list.len().min(start + block);
        shorter.push([&list[..start], &list[end..]].concat());
        start = end;
    }
    shorter.retain(|list| list.len() >= least);
    shorter
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn simpler_is_smaller_or_shorter() {
        assert_eq!(smaller(10, 0), [0, 5, 9]);
        assert_eq!(smaller(3, 2), [2]);
        assert!(smaller(2, 2).is_empty());
        assert_eq!(nearer(-9, 0), [0, -4, -8]);
        assert_eq!(shorter(&[1, 2, 3], 2), [[2, 3], [1, 3], [1, 2]]);
        assert_eq!(shorter(&[1, 2, 3, 4], 3).len(), 4);
        assert!(shorter(&vec![0; 10_000], 0).len() <= BLOCKS + 2);
    }
}
