//! POJ 2960 — S-Nim (<http://poj.org/problem?id=2960>)
//!
//! Game:      Nim in which a move takes s beads from one heap, for some s in a set S. Whoever cannot move loses. For
//!            each of several positions: does the player to move win?
//! Theorem:   the mover wins unless the nim-sum of the Grundy values of the heaps is 0 (Sprague
//!            1935, Grundy 1939); see `shared::subtraction`.
//! Cost:      O(h·k) per block, for k numbers in S and heaps up to h = 10,000. The judge's limits are unknown.
//! Status:    the sample, as given in the same problem, HDU 1536; every set of numbers up to 4 with all positions of up
//!            to 3 heaps of up to 5 beads against the rules; full size against Grundy values computed by definition.
//! Limits:    the numbers of S are at least 1.

use proconio::{input, is_stdin_empty};
use shared::bounds::{check, check_each};
use shared::grundy::wins;
use shared::subtraction::Subtraction;

fn main() {
    let mut answers = String::new();
    while !is_stdin_empty() {
        input! { k: usize }
        if k == 0 {
            break;
        }
        check("k", k, 1..=100);
        input! { set: [u64; k], m: usize }
        check_each("a number of S", &set, 1..=10_000);
        check("m", m, 1..=100);
        let mut positions: Vec<Vec<u64>> = Vec::new();
        for _ in 0..m {
            input! { l: usize }
            check("l", l, 1..=100);
            input! { heaps: [u64; l] }
            check_each("a heap", &heaps, 0..=10_000);
            positions.push(heaps);
        }
        let largest = positions.iter().flatten().copied().max().unwrap_or(0);
        let values = Subtraction::new(&set).values(largest);
        for heaps in positions {
            answers += if wins(&values, &heaps) { "W" } else { "L" };
        }
        answers += "\n";
    }
    print!("{answers}");
}
