//! Luogu P8347 — 「Wdoi-6」另一侧的月 (<https://www.luogu.com.cn/problem/P8347>)
//!
//! Game:      a tree of at least 2 vertices. A move deletes a vertex, and all but one of the remaining components.
//!            Whoever leaves a single vertex loses. Hifuu begins.
//! Theorem:   Hifuu loses exactly when all vertices have odd degrees; see `shared::keep_component`,
//!            whose proof is the project's own.
//! Cost:      O(n) per case; the judge's limits are unknown.
//! Status:    the samples; every tree up to 6 edges and random ones up to 14 vertices against the rules; full size
//!            against the claim about the degrees, in games played to their end on fewer than 128 vertices.

use proconio::input;
use proconio::marker::Usize1;
use shared::bounds::{check, check_that};
use shared::keep_component::tree_wins;

fn main() {
    input! { t: usize }
    check("T", t, 1..=5);
    let mut answers = String::new();
    let mut edges = Vec::new();
    for _ in 0..t {
        input! { n: usize }
        check("n", n, 2..=100_000);
        edges.clear();
        for _ in 1..n {
            input! { u: Usize1, v: Usize1 }
            check("a vertex", u.max(v) + 1, 1..=n);
            edges.push((u, v));
        }
        check_that(shared::tree::is_tree(n, &edges), "the edges are not a tree");
        answers += if tree_wins(n, &edges) { "Hifuu\n" } else { "Luna\n" };
    }
    print!("{answers}");
}
