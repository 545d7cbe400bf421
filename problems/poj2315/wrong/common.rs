//! POJ 2315: the turns that each ball needs and the most that it can make are heaps of Moore's Nim.

use proconio::{input, is_stdin_empty};
use shared::moore::wins;

/// Answers all cases. `heap` is the heap of a ball, by the turns that it needs, rounded down, and the
/// most turns of a move; `most` is the most heaps of a move, by the most balls that it touches.
pub fn answer(heap: fn(u64, u64) -> u64, most: fn(usize) -> usize) {
    while !is_stdin_empty() {
        input! { n: usize, m: usize, l: u64, r: u64, distances: [u64; n] }
        let turns = |distance: u64| {
            let turn = 2.0 * std::f64::consts::PI * r as f64;
            (distance as f64 / turn) as u64
        };
        let heaps: Vec<u64> =
            distances.into_iter().map(|distance| heap(turns(distance), turns(l))).collect();
        let alice = wins(&heaps, most(m));
        println!("{}", if alice { "Alice" } else { "Bob" });
    }
}
