//! Grundy's game.

use proconio::input;
use shared::grundy::mex;

/// Answers from a table of this size; the closure ends the range of parts that are tried, from 1.
fn answer(largest: usize, end: fn(usize) -> usize) {
    let mut values: Vec<u64> = Vec::new();
    for heap in 0..=largest {
        let parts = (1..end(heap)).filter(|&part| part < heap);
        values.push(mex(parts.map(|part| values[part] ^ values[heap - part])));
    }
    input! { heaps: [usize] }
    for heap in heaps {
        let lost = values.get(heap).is_some_and(|&value| value == 0);
        println!("{}", if lost { "second" } else { "first" });
    }
}

/// Allows equal parts.
pub fn equal() {
    answer(1222, |heap| heap / 2 + 1);
}

/// Generalises the first lost heaps, 1, 4, 7 and 10, to a rule.
pub fn period() {
    input! { heaps: [u32] }
    for heap in heaps {
        let lost = heap % 3 == 1 || heap == 2;
        println!("{}", if lost { "second" } else { "first" });
    }
}

/// Ends the table at 1000, before the last known lost heap.
pub fn table() {
    answer(1000, |heap| (heap + 1) / 2);
}
