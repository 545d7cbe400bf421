//! Moore's Nim with a heap for each ball.

use proconio::{input, is_stdin_empty};
use shared::moore::wins;

/// Answers all cases. `heap` gives the heap of a ball, from the turns that it needs, rounded down, and the greatest
/// number of turns in a move; `most` gives the greatest number of heaps in a move, from that of balls.
fn answer(heap: fn(u64, u64) -> u64, most: fn(usize) -> usize) {
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

/// Rounds the turns that a ball needs down, not up.
pub fn down() {
    answer(|turns, most| turns % (most + 1), |balls| balls);
}

/// Plays plain Nim, as if a move shot only one ball.
pub fn nim() {
    answer(|turns, most| (turns + 1) % (most + 1), |_| 1);
}

/// Ignores the limit on the distance of a shot.
pub fn no_limit() {
    answer(|turns, _| turns + 1, |balls| balls);
}
