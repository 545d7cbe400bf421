//! SPOJ COT3 — Combat on a tree (<https://www.spoj.com/problems/COT3/>)
//!
//! Game:      a tree with the root 1, its vertices white (0) or black (1). A move chooses a white
//!            vertex and paints all vertices on the path from the root to it black. Whoever cannot
//!            move loses. Which first moves win?
//! Theorem:   removing a path leaves independent subtrees. A subtree's value is the mex of a set, which results from
//!            the sets of the children by exclusive or and union; the sets are kept as tries. See
//!            `shared::path_painting` and `shared::xor_trie`.
//! Cost:      O(n log n); the judge's limits are unknown.
//! Status:    the samples; every tree up to 5 edges in all colours and random ones up to 12 white vertices against the
//!            rules; full size against Grundy values kept in lists, unless the tree is both large and deep; such trees
//!            for time and crashes only.
//! Limits:    n at least 1; a colour is 0 or 1.

use itertools::Itertools;
use proconio::input;
use proconio::marker::Usize1;
use shared::bounds::{check, check_each};
use shared::path_painting::winning_vertices;

fn main() {
    input! { n: usize }
    check("n", n, 1..=100_000);
    input! { colours: [u8; n], edges: [(Usize1, Usize1); n - 1] }
    check_each("a colour", &colours, 0..=1);
    for &(a, b) in &edges {
        check("a vertex", a.max(b) + 1, 1..=n);
    }
    let are_two = colours.iter().all(|&colour| colour < 2);
    assert!(are_two, "a colour must be 0 or 1");
    let white: Vec<bool> = colours.iter().map(|&colour| colour == 0).collect();
    let winning = winning_vertices(&white, &edges, 0);
    if winning.is_empty() {
        println!("-1");
    } else {
        println!("{}", winning.iter().map(|vertex| vertex + 1).join("\n"));
    }
}
