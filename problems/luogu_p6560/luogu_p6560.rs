//! Luogu P6560 — SBCOI2020 时光的流逝 (<https://www.luogu.com.cn/problem/P6560>)
//!
//! Game:      a token on a directed graph, moved along the arcs by two players in turn. Whoever
//!            brings it to the target y wins at once; whoever cannot move loses; play may go on
//!            for ever. For each start x and target y: does the first or the second player win?
//! Theorem:   won with a lost option, lost if all options are won, else a draw (retrograde analysis,
//!            `shared::retrograde`); y counts as lost for the player to move. 64 queries are analysed at once, one
//!            for each bit of a word (`shared::targets`).
//! Cost:      O(n + m) for every 64 queries on a graph without cycles, and for every single query in the worst case;
//!            O(n + m) memory. The judge allows 1.5 s and 500 MiB.
//! Status:    the samples; every graph with up to 3 vertices and random ones up to 8 against the
//!            rules of the game; up to 1,000,000 arcs against outcomes of all vertices, each proved
//!            from those that its arcs lead to; larger graphs for time and crashes only.
//! Limits:    vertices are numbered up to n; no start is its own target.

use proconio::input;
use proconio::marker::Usize1;
use shared::bounds::check;
use shared::targets::wins;

fn main() {
    input! { n: usize, m: usize, q: usize }
    check("n", n, 1..=100_000);
    check("m", m, 1..=500_000);
    check("q", q, 1..=500);
    input! { arcs: [(Usize1, Usize1); m], queries: [(Usize1, Usize1); q] }
    for &(a, b) in arcs.iter().chain(&queries) {
        check("a vertex", a.max(b) + 1, 1..=n);
    }
    for &(start, target) in &queries {
        assert!(start != target, "the start {} is its own target", start + 1);
    }
    let mut answers = String::new();
    for wins in wins(n, &arcs, &queries) {
        answers += match wins {
            Some(true) => "1\n",
            Some(false) => "-1\n",
            None => "0\n",
        };
    }
    print!("{answers}");
}
