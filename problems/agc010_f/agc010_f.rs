//! AtCoder AGC010 F — Tree Game (<https://atcoder.jp/contests/agc010/tasks/agc010_f>)
//!
//! Game:      stones on the vertices of a tree, and a token on one of them. A move takes a stone from the token's
//!            vertex, then moves the token along an edge. Whoever has no stone to take loses. From which vertices does
//!            the first player win?
//! Theorem:   from exactly the vertices with a losing neighbour that has fewer stones. From the others, a move to a
//!            losing neighbour is answered by going back, until the vertex has no stone left. See `shared::stone_walk`.
//! Cost:      O(N log N). The judge allows 2 s and 256 MiB.
//! Status:    the samples; every tree of two, three and four vertices with up to 5, 4 and 2 stones on each, and random
//!            ones of up to seven vertices, against the rules; full size against the theorem computed from the least
//!            stones up, with walks checked against the rules on up to 100 vertices.
//! Limits:    no loops.

use itertools::Itertools;
use proconio::input;
use proconio::marker::Usize1;
use shared::bounds::{check, check_each};
use shared::lists::Adjacency;
use shared::stone_walk::wins;

fn main() {
    input! { n: usize }
    check("N", n, 2..=3000);
    input! { stones: [u64; n], edges: [(Usize1, Usize1); n - 1] }
    check_each("the number of stones", &stones, 0..=1_000_000_000);
    for &(a, b) in &edges {
        check("a vertex", a.max(b) + 1, 1..=n);
        assert!(a != b, "an edge is a loop at vertex {}", a + 1);
    }
    let wins = wins(&Adjacency::undirected(n, &edges), &stones);
    // The line is empty if there is no such vertex.
    println!("{}", (1..=n).filter(|vertex| wins[vertex - 1]).join(" "));
}
