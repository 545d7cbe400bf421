//! POJ 3710 — Christmas Game (<http://poj.org/problem?id=3710>)
//!
//! Game:      green Hackenbush on several graphs, each a tree with cycles attached. A move deletes
//!            an edge, and all that is no longer connected with vertex 1 of its graph vanishes.
//!            Sally begins; whoever cannot move loses.
//! Theorem:   fusion principle and colon principle (*Winning Ways*, ch. 7): a cycle is worth 1 if
//!            its length is odd, else 0, and a vertex the nim-sum of what is on it. Sally wins
//!            unless the nim-sum of all graphs is 0. See `shared::green_hackenbush`, which takes
//!            any graph, repeated edges included.
//! Cost:      O(vertices + edges). The judge allows 1 s and 64 MiB.
//! Status:    the sample; trees up to 3 edges with one or two cycles, and random graphs up to 12
//!            edges, against the search of the game; 10 cases of 99 graphs take 0.01 s.

use proconio::{input, is_stdin_empty, marker::Usize1};
use shared::green_hackenbush::graph_value;
use shared::nim;

const MAX_VERTICES: usize = 1_000_000; // the statement says 99
const MAX_EDGES: usize = 1_000_000; // the statement says 499

fn main() {
    let mut answers = String::new();
    while !is_stdin_empty() {
        input! { graphs: usize }
        let sum = nim::sum((0..graphs).map(|_| {
            input! { m: usize, k: usize }
            assert!(
                (1..=MAX_VERTICES).contains(&m),
                "m is {m}, not in 1..={MAX_VERTICES}"
            );
            assert!(k <= MAX_EDGES, "k is {k}, not in 0..={MAX_EDGES}");
            input! { edges: [(Usize1, Usize1); k] }
            graph_value(m, &edges, 0)
        }));
        answers += if sum == 0 { "Harry\n" } else { "Sally\n" };
    }
    print!("{answers}");
}
