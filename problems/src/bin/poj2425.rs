//! POJ 2425 — A Chess Game (<http://poj.org/problem?id=2425>)
//!
//! Game:      pieces on the positions of an acyclic directed graph; several may share one. A move
//!            takes a piece along an arc. Whoever cannot move loses. For each of several placings:
//!            does the player to move win?
//! Theorem:   the mover wins unless the nim-sum of the Grundy values of the positions that the
//!            pieces are on is 0 (Sprague 1935, Grundy 1939); see `shared::grundy`.
//! Cost:      O(positions + arcs + pieces) a case; the judge's limits are unknown.
//! Status:    the sample; every acyclic graph on up to 4 positions, with every placing of one or
//!            two pieces, and random ones on up to 7, against the rules; 499,500 arcs.

use proconio::{input, is_stdin_empty};
use shared::grundy::{dag_values, wins};

const MAX_POSITIONS: usize = 1_000_000; // the statement says 1,000

fn main() {
    let mut answers = String::new();
    while !is_stdin_empty() {
        input! { n: usize }
        if n == 0 {
            break; // The statement does not say so, but a copy of it does.
        }
        assert!(n <= MAX_POSITIONS, "n is {n}, not in 0..={MAX_POSITIONS}");
        input! { successors: [[usize]; n] }
        for &position in successors.iter().flatten() {
            assert!(position < n, "a position is {position}, not in 0..{n}");
        }
        let values = dag_values(&successors).expect("the graph has a cycle");
        loop {
            input! { pieces: [usize] }
            if pieces.is_empty() {
                break;
            }
            for &position in &pieces {
                assert!(position < n, "a position is {position}, not in 0..{n}");
            }
            answers += if wins(&values, &pieces) {
                "WIN\n"
            } else {
                "LOSE\n"
            };
        }
    }
    print!("{answers}");
}
