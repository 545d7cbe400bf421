//! Writes a heap as a sum of lost heaps, and finds the smallest part of this sum.

use proconio::input;

/// Answers every case. The closures give the lost heaps in ascending order, from the factor and the greatest heap, and
/// the least winning move, from a heap and its smallest part.
fn answer(lost: impl Fn(u64, u64) -> Vec<u64>, least: fn(u64, u64) -> Option<u64>) {
    input! { cases: usize }
    for case in 1..=cases {
        input! { heap: u64, factor: u64 }
        let (mut rest, mut smallest) = (heap, 0);
        for part in lost(factor, heap).into_iter().rev() {
            if part <= rest {
                rest -= part;
                smallest = part;
            }
        }
        match least(heap, smallest) {
            Some(least) => println!("Case {case}: {least}"),
            None => println!("Case {case}: lose"),
        }
    }
}

/// The smallest part, unless it is all of the heap.
fn unless_all(heap: u64, part: u64) -> Option<u64> {
    (part < heap).then_some(part)
}

/// The lost heaps up to a greatest one.
fn lost_heaps(factor: u64, most: u64) -> Vec<u64> {
    lost_heaps_by(|part, last| factor * part < last, most)
}

/// Like [`lost_heaps`]; the closure says whether `part` may be the next smaller part below `last` in a sum.
fn lost_heaps_by(may_stand: impl Fn(u64, u64) -> bool, most: u64) -> Vec<u64> {
    let mut lost = vec![1];
    let mut step = 0;
    loop {
        let last = lost[lost.len() - 1];
        while step + 1 < lost.len() && may_stand(lost[step], last) {
            step += 1;
        }
        if last + lost[step] > most {
            return lost;
        }
        lost.push(last + lost[step]);
    }
}

/// Overlooks that the first move must leave a stone, so no heap is lost.
pub fn all() {
    answer(lost_heaps, |_, part| Some(part));
}

/// Uses a table of 200,000 lost heaps, though there are 748,550 for k = 100,000.
pub fn short() {
    let first = |factor, most| {
        let mut lost = lost_heaps(factor, most);
        lost.truncate(200_000);
        lost
    };
    answer(first, unless_all);
}

/// Limits a move to less than k times the last one, so the next part may be exactly k times as
/// large.
pub fn strict() {
    answer(|factor, most| lost_heaps_by(|part, last| factor * part <= last, most), unless_all);
}
