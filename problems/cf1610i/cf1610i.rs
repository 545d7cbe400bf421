//! Codeforces 1610I — Mashtali vs AtCoder (<https://codeforces.com/problemset/problem/1610/I>)
//!
//! Game:      green Hackenbush on a tree whose vertices 1 to k are pinned to the ground. A move cuts an
//!            edge, and every part without a pinned vertex falls. Whoever cannot cut loses. Who wins, for
//!            each k from 1 to n?
//! Theorem:   all pinned vertices are one vertex, the ground, so the paths between them are cycles. By the fusion
//!            principle (*Winning Ways*, ch. 7) these paths are fused with the ground: each of their edges is worth 1,
//!            and each branch beside them its value as a tree. The set of fused vertices only grows with k, so each
//!            vertex is fused once. See `shared::green_hackenbush`.
//! Cost:      O(n) for all k. The judge allows 1 s and 256 MiB.
//! Status:    the samples; every tree of up to 6 vertices, however they are numbered, and random ones of up to 10
//!            against the search of the game for each k; full size against leaves taken off the tree, with k
//!            decreasing and games checked against the rules on up to 30 edges.

use proconio::input;
use proconio::marker::Usize1;
use shared::bounds::check;
use shared::green_hackenbush::grounded_values;

fn main() {
    input! { n: usize }
    check("n", n, 1..=300_000);
    let edges = (1..n).map(|_| {
        input! { a: Usize1, b: Usize1 }
        check("a vertex", a.max(b) + 1, 1..=n);
        (a, b)
    });
    let values = grounded_values(n, edges).into_iter();
    let winners: String = values.map(|value| if value == 0 { '2' } else { '1' }).collect();
    println!("{winners}");
}
