//! POJ 3710 — Christmas Game (<http://poj.org/problem?id=3710>)
//!
//! Game:      green Hackenbush on several graphs, each a tree with cycles attached. A move deletes
//!            an edge, and all that is no longer connected with vertex 1 of its graph vanishes.
//!            Sally begins; whoever cannot move loses.
//! Theorem:   fusion principle and colon principle (*Winning Ways*, ch. 7): a cycle is worth 1 if its length is odd,
//!            else 0, and a vertex the nim-sum of all that stands on it. Sally wins unless the nim-sum of all graphs
//!            is 0. See `shared::green_hackenbush`, which takes any graph, repeated edges included.
//! Cost:      O(vertices + edges). The judge allows 1 s and 64 MiB.
//! Status:    the sample; trees of up to 3 edges with one or two cycles, 9 edges in all, and random graphs of up to 12
//!            edges, against the search of the game; full size against the colon principle, with cycles computed by
//!            the definition of Grundy values.
//! Limits:    m at least 1; vertices are numbered up to m.

use proconio::marker::Usize1;
use proconio::{input, is_stdin_empty};
use shared::bounds::check;
use shared::green_hackenbush::graph_value;
use shared::nim;

fn main() {
    let mut answers = String::new();
    while !is_stdin_empty() {
        input! { graphs: usize }
        check("N", graphs, 0..=99);
        let sum = nim::sum((0..graphs).map(|_| {
            input! { m: usize, k: usize }
            check("m", m, 1..=99);
            check("k", k, 0..=499);
            input! { edges: [(Usize1, Usize1); k] }
            for &(a, b) in &edges {
                check("a vertex", a.max(b) + 1, 1..=m);
            }
            graph_value(m, &edges, 0)
        }));
        answers += if sum == 0 { "Harry\n" } else { "Sally\n" };
    }
    print!("{answers}");
}
