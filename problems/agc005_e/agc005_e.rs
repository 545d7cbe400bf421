//! AtCoder AGC005 E — Sugigma: The Showdown (<https://atcoder.jp/contests/agc005/tasks/agc005_e>)
//!
//! Game:      a red and a blue tree on the same vertices. Sigma, on X, moves along a red edge or stays, then Sugim, on
//!            Y, along a blue one or stays, and so on until both stand on one vertex. Sigma wants this to take as many
//!            turns as possible, Sugim as few. How many does it take?
//! Theorem:   root the blue tree at Y. Sugim walks down towards Sigma, who cannot leave the branch below him as
//!            long as her red edges join vertices at a blue distance of at most 2: she cannot pass him without
//!            being caught. A red edge that joins vertices farther apart saves her for ever if she reaches one of
//!            its ends before him: she waits there until he is next to her, and leaves for the other end. She can
//!            walk to every vertex that she reaches before him. Without such an edge, she walks to the deepest
//!            vertex that she can reach, and waits.
//! Cost:      O(N), for N up to 200,000. The judge allows 2 s and 256 MiB.
//! Status:    the samples; all pairs of trees with up to four vertices, with all starts, and random ones with up to
//!            seven, against the rules; up to 300 vertices against outcomes of all positions, each proved from those of
//!            its options; larger ones for termination only.
//! Limits:    X and Y differ.

use proconio::input;
use proconio::marker::Usize1;
use shared::bounds::check;
use shared::lists::Adjacency;
use shared::tree::leaves_first;

fn main() {
    input! { n: usize, x: Usize1, y: Usize1 }
    check("N", n, 2..=200_000);
    check("X", x + 1, 1..=n);
    check("Y", y + 1, 1..=n);
    assert!(x != y, "both begin on one vertex");
    let [red, blue] = [(); 2].map(|()| {
        input! { edges: [(Usize1, Usize1); n - 1] }
        for &(u, v) in &edges {
            check("a vertex", u.max(v) + 1, 1..=n);
        }
        edges
    });
    // The parents and the depths in the blue tree. The root is its own parent.
    let (mut parents, mut depths) = (vec![y; n], vec![0; n]);
    for branch in leaves_first(n, &blue, y).into_iter().rev() {
        parents[branch.child] = branch.parent;
        depths[branch.child] = depths[branch.parent] + 1;
    }
    let red = Adjacency::undirected(n, &red);
    let is_within_2 = |u: usize, v: usize| {
        let (above_u, above_v) = (parents[u], parents[v]);
        above_u == above_v
            || above_u == v
            || above_v == u
            || parents[above_u] == v
            || parents[above_v] == u
    };
    // The vertices that Sigma can reach before Sugim, each with her previous vertex and number of turns.
    let mut reached = vec![(x, x, 0)];
    let mut at = 0;
    let mut deepest = 0;
    while let Some(&(vertex, from, turns)) = reached.get(at) {
        at += 1;
        deepest = deepest.max(depths[vertex]);
        for next in red.neighbours(vertex) {
            if !is_within_2(vertex, next) {
                println!("-1");
                return;
            }
            if next != from && turns + 1 < depths[next] {
                reached.push((next, vertex, turns + 1));
            }
        }
        assert!(reached.len() <= n, "not a tree");
    }
    println!("{}", 2 * deepest);
}
