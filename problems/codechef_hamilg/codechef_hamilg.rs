//! CodeChef HAMILG — A Game on a Graph (<https://www.codechef.com/problems/HAMILG>)
//!
//! Game:      Askar puts a token on a vertex of a graph; then Bob and Askar in turn move it along an edge to an
//!            unvisited vertex. Whoever cannot move loses. On how many vertices can Askar put it to win?
//! Theorem:   the placing variant of undirected vertex geography: Askar wins on the vertices that some maximum matching
//!            leaves out, found by Edmonds' algorithm and the theorem of Gallai and Edmonds; see `shared::geography`
//!            and `shared::edmonds`.
//! Cost:      O(V (V + E) log V) for V vertices and E edges in the worst case, usually near O(E). The judge allows 5
//!            s; its memory limit is unknown.
//! Status:    the sample; every connected graph on up to five vertices, random ones on up to ten,
//!            against the rules; up to 200 vertices against the Tutte matrix; larger graphs for time
//!            and crashes only.
//! Limits:    N at most 2^16.

use proconio::input;
use proconio::marker::Usize1;
use shared::bounds::{check, check_that, Total};
use shared::edmonds::maximum_matching;
use shared::geography::winning_placements;
use shared::lists::Adjacency;
use std::fmt::Write;

/// The bound for one graph and for all graphs together.
const MAX_EDGES: usize = 1_000_000;

fn main() {
    input! { t: usize }
    check("T", t, 1..=100);
    let mut answers = String::new();
    let mut sum = Total::new("the sum of M", 0..=MAX_EDGES);
    let mut edges: Vec<(u16, u16)> = Vec::new();
    for _ in 0..t {
        input! { n: usize, m: usize }
        check("N", n, 1..=2000);
        assert!(n <= 1 << 16, "N must be at most 2^16");
        check("M", m, n - 1..=MAX_EDGES.min(n * (n - 1) / 2));
        sum.add(m);
        edges.clear();
        for _ in 0..m {
            input! { x: Usize1, y: Usize1 }
            check("a vertex", x.max(y) + 1, 1..=n);
            check_that(x != y, "an edge is a loop");
            assert!(x.max(y) < n, "a vertex must be at most N");
            edges.push((x as u16, y as u16));
        }
        let ends = edges.iter().map(|&(x, y)| (x.into(), y.into()));
        let arcs = ends.flat_map(|(x, y)| [(x, y), (y, x)]);
        let matching = maximum_matching(&Adjacency::with_arcs(n, arcs));
        let _ = writeln!(answers, "{}", winning_placements(&matching).len());
    }
    print!("{answers}");
}
