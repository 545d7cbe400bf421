//! AtCoder AGC017 D — Game on Tree (<https://atcoder.jp/contests/agc017/tasks/agc017_d>)
//!
//! Game:      green Hackenbush on a tree. A move cuts an edge and discards the part without the
//!            root, vertex 1. Alice begins; whoever cannot cut loses.
//! Theorem:   colon principle (*Winning Ways*, ch. 7): a vertex is worth the nim-sum, over its children, of the child's
//!            value plus 1. Alice wins unless the root is worth 0. See `shared::green_hackenbush`.
//! Cost:      O(N). The judge allows 2 s and 256 MiB.
//! Status:    the samples; every tree up to 6 edges, and random ones up to 14, against the search of the game; full
//!            size against the colon principle computed in another way, with games checked against the rules on up to
//!            60 edges.
//! Limits:    the edges form a tree.

use proconio::input;
use proconio::marker::Usize1;
use shared::bounds::check;
use shared::green_hackenbush::tree_value;

fn main() {
    input! { n: usize }
    check("N", n, 2..=100_000);
    let edges = (1..n).map(|_| {
        input! { a: Usize1, b: Usize1 }
        check("a vertex", a.max(b) + 1, 1..=n);
        (a, b)
    });
    let wins = tree_value(n, edges, 0) != 0;
    println!("{}", if wins { "Alice" } else { "Bob" });
}
