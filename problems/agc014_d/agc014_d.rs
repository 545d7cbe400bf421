//! AtCoder AGC014 D — Black and White Tree (<https://atcoder.jp/contests/agc014/tasks/agc014_d>)
//!
//! Game:      a tree. First paints a vertex white and Second one black, in turn, until all are painted. Then
//!            every white vertex next to a black one turns black, all at once. First wins if a white vertex is
//!            left.
//! Theorem:   Second wins exactly when the tree has a perfect matching: he paints the partner of the vertex that
//!            First has painted. Otherwise First repeatedly paints the only unpainted neighbour of an unpainted
//!            vertex v. Second must then paint v: if First painted v too, it would have only white neighbours, and
//!            stay white. Both vertices are settled, and the rest has no perfect matching either. In the end, First
//!            paints a vertex with only white neighbours, or the only unpainted neighbour of several unpainted
//!            vertices, of which Second can paint only one.
//! Cost:      O(N), for N up to 100,000. The judge allows 2 s and 256 MiB.
//! Status:    the samples; all trees with up to seven vertices, and random ones with up to nine, against the rules; up
//!            to 300 vertices against a maximum matching found by augmenting paths.

use proconio::input;
use proconio::marker::Usize1;
use shared::bounds::check;
use shared::tree::each_branch;

fn main() {
    input! { n: usize }
    check("N", n, 2..=100_000);
    let edges = (1..n).map(|_| {
        input! { u: Usize1, v: Usize1 }
        check("a vertex", u.max(v) + 1, 1..=n);
        (u, v)
    });
    // From the leaves up, an unmatched vertex must be matched with its parent.
    let mut is_matched = vec![false; n];
    let mut is_perfect = true;
    each_branch(n, edges, 0, |branch| {
        if !is_matched[branch.child] {
            is_perfect &= !is_matched[branch.parent];
            is_matched[branch.parent] = true;
        }
    });
    is_perfect &= is_matched[0];
    println!("{}", if is_perfect { "Second" } else { "First" });
}
