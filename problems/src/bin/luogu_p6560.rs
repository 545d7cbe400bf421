//! Luogu P6560 — SBCOI2020 时光的流逝 (<https://www.luogu.com.cn/problem/P6560>)
//!
//! Game:      a token on a directed graph, moved along the arcs by two players in turn. Whoever
//!            brings it to the target y wins at once; whoever cannot move loses; play may go on
//!            forever. For each start x and target y: does the first or the second player win?
//! Theorem:   won with a lost option, lost if all options are won, else a draw (retrograde
//!            analysis, `shared::retrograde`); y counts as lost for the player to move.
//! Cost:      O(n + m) a query, stopping where x is decided; O(n + m) memory. The judge allows
//!            1.5 s and 500 MiB.
//! Status:    the samples; every graph with up to 3 vertices and random ones up to 8 against the
//!            rules of the game; up to 1,000 vertices against value iteration; larger graphs for time
//!            and crashes only.

use shared::bounds::check;
use shared::input;
use shared::reading::marker::Usize1;
use shared::retrograde::{Decisions, Graph, Outcome, Play};

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
    // The order in which positions are decided hardly depends on the target: numbered in that
    // order, they lie in memory as they are visited.
    let graph = Graph::new(n, &arcs);
    let decided = Decisions::new(&graph, Play::Normal, &[]).map(|(position, _)| position);
    let mut names = vec![n; n];
    let mut named = 0;
    for position in decided.chain(0..n) {
        if names[position] == n {
            names[position] = named;
            named += 1;
        }
    }
    let renamed: Vec<(usize, usize)> = arcs.iter().map(|&(a, b)| (names[a], names[b])).collect();
    let graph = Graph::new(n, &renamed);
    let mut decisions = Decisions::new(&graph, Play::Normal, &[]);
    let mut answers = String::new();
    for (start, target) in queries {
        decisions.restart(&[names[target]]);
        let decision = decisions.find(|&(position, _)| position == names[start]);
        answers += match decision {
            Some((_, Outcome::Win(_))) => "1\n",
            Some((_, Outcome::Loss(_))) => "-1\n",
            _ => "0\n",
        };
    }
    print!("{answers}");
}
