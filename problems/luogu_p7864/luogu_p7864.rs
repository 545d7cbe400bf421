//! Luogu P7864 — 「EVOI-RD1」摘叶子 (<https://www.luogu.com.cn/problem/P7864>)
//!
//! Game:      a tree with the root 1. A move takes away any of its leaves, at least one; a vertex
//!            that has lost all its children is a leaf from the next move on. Whoever takes the
//!            root wins.
//! Theorem:   a chain is a leaf with the vertices above it, up to the root or to just below the first
//!            vertex that has several children. The player to move wins exactly when some chain has an
//!            odd number of vertices; see `shared::leaf_picking`, whose proof is the project's own.
//! Cost:      O(n) per case; the judge's limits are unknown.
//! Status:    the sample; every tree up to 6 edges and random ones up to 12 vertices against the rules; trees of fewer
//!            than 128 vertices with few positions against a search of all positions; larger ones for time and crashes
//!            only.
//! Limits:    n at least 1.

use proconio::input;
use shared::bounds::{check, check_that};
use shared::leaf_picking::wins;

fn main() {
    input! { t: usize }
    check("T", t, 1..=10);
    let mut answers = String::new();
    let mut parents = Vec::new();
    for _ in 0..t {
        input! { n: usize }
        check("n", n, 1..=1_000_000);
        assert!(n > 0, "n must be at least 1");
        parents.clear();
        for _ in 1..n {
            input! { parent: u32 }
            check("a parent", parent as usize, 1..=n);
            parents.push(parent - 1);
        }
        check_that(shared::tree::are_parents(&parents), "the parents are not those of a tree");
        answers += if wins(&parents) { "1\n" } else { "0\n" };
    }
    print!("{answers}");
}
