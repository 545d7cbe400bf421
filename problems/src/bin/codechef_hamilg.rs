//! CodeChef HAMILG — A Game on a Graph (<https://www.codechef.com/problems/HAMILG>)
//!
//! Game:      Askar puts a token on a vertex of a graph; then Bob and Askar in turn move it along
//!            an edge to a vertex that it has not been on. Whoever cannot move loses. On how many
//!            vertices can Askar put it to win?
//! Theorem:   the placing variant of undirected vertex geography: on those that some maximum
//!            matching leaves out, by Edmonds' algorithm and the theorem of Gallai and Edmonds; see
//!            `shared::matching`.
//! Cost:      O(VE α(V)) for V vertices and E edges in the worst case, near O(E) as a rule; the
//!            judge allows 5 s; its memory limit is unknown.
//! Status:    the sample; every connected graph on up to five vertices, random ones on up to ten,
//!            against the rules; full size for time and crashes only.

use proconio::input;
use proconio::marker::Usize1;
use shared::matching::{adjacency, general};
use std::fmt::Write;

fn main() {
    input! { t: usize }
    let mut answers = String::new();
    for _ in 0..t {
        input! { n: usize, m: usize, edges: [(Usize1, Usize1); m] }
        assert!(
            n <= 1_000_000,
            "there should be at most 2,000 vertices, not {n}"
        );
        assert!(
            edges.iter().all(|(x, y)| x != y),
            "an edge should join two vertices"
        );
        let matching = general(&adjacency(n, &edges));
        let _ = writeln!(answers, "{}", matching.winning_placements().count());
    }
    print!("{answers}");
}
