//! Grundy's game.

use proconio::input;
use shared::grundy::mex;

/// Answers from a table of this size; the closure ends the range of parts that are tried, from 1.
pub fn answer(largest: usize, end: fn(usize) -> usize) {
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
