//! POJ 2425 — A Chess Game (<http://poj.org/problem?id=2425>)
//!
//! Game:      pieces on the positions of an acyclic directed graph; several may share one. A move takes a piece along
//!            an arc. Whoever cannot move loses. For each of several placements of pieces: does the player to move win?
//! Theorem:   the mover wins unless the nim-sum of the Grundy values of the pieces' positions is 0 (Sprague 1935,
//!            Grundy 1939); see `shared::grundy`.
//! Cost:      O(positions + arcs + pieces) per case; the judge allows 3 s and 64 MiB.
//! Status:    the sample; every acyclic graph on up to 4 positions, with every placement of one or two pieces, and
//!            random ones on up to 7, against the rules; full size against Grundy values by memoised search, with games
//!            played to their end on sparse graphs.
//! Limits:    a position is below N.

use proconio::{input, is_stdin_empty};
use shared::bounds::check;
use shared::grundy::{dag_values, wins};
use shared::lists::Adjacency;

/// The most arcs from one position. This is our own bound, since the statement does not rule out parallel arcs.
const MAX_ARCS: usize = 100_000;

fn main() {
    let mut answers = String::new();
    while !is_stdin_empty() {
        input! { n: u64 }
        if n == 0 {
            break; // The statement does not say so, but a copy of it does.
        }
        check("N", n, 1..=1000);
        let mut successors = Adjacency::with_capacity(n as usize, 0);
        for _ in 0..n {
            input! { x: usize }
            check("X", x, 0..=MAX_ARCS);
            successors.push((0..x).map(|_| position(n) as u32));
        }
        let values = dag_values(&successors).expect("the graph has a cycle");
        while !is_stdin_empty() {
            input! { m: usize }
            if m == 0 {
                break;
            }
            check("M", m, 1..=10);
            let pieces: Vec<u64> = (0..m).map(|_| position(n)).collect();
            answers += if wins(&values, &pieces) { "WIN\n" } else { "LOSE\n" };
        }
    }
    print!("{answers}");
}

/// Reads a position below `n`.
fn position(n: u64) -> u64 {
    input! { position: u64 }
    check("a position", position, 0..=n - 1);
    assert!(position < n, "a position must be below N");
    position
}
