//! Codeforces 1498F — Christmas Game (<https://codeforces.com/problemset/problem/1498/F>)
//!
//! Game:      a rooted tree with presents on its vertices. A move takes some presents from a vertex to its k-th
//!            ancestor. Whoever cannot move loses. For which roots does the first player win?
//! Theorem:   levels k apart are the steps of a staircase: the first player wins iff the numbers of presents on
//!            vertices with an odd ⌊depth / k⌋ have a nim-sum other than 0, since presents moved onto these can be
//!            moved on (`shared::staircase`). Nim-sums by distance modulo 2k come from the children, and from the
//!            parent with the vertex itself excluded.
//! Cost:      O(nk), for n up to 100,000 and k up to 20. The judge allows 2 s and 256 MiB.
//! Status:    the sample; all trees with up to four vertices, two presents on each and k up to 2, and random ones,
//!            against the rules; up to 300 vertices root by root.
//! Limits:    k at least 1.

use proconio::input;
use proconio::marker::Usize1;
use shared::bounds::{check, check_each};
use shared::tree::{leaves_first, Branch};

fn main() {
    input! { n: usize, k: usize }
    check("n", n, 3..=100_000);
    check("k", k, 1..=20);
    input! { edges: [(Usize1, Usize1); n - 1], presents: [u32; n] }
    for &(u, v) in &edges {
        check("a vertex", u.max(v) + 1, 1..=n);
    }
    check_each("the number of presents", &presents, 0..=1_000_000_000);
    // For each vertex, the nim-sum of the presents at each distance modulo 2k; at first, only of those below it.
    let branches = leaves_first(n, &edges, 0);
    let period = 2 * k;
    let modulo = |distance: usize| if distance < period { distance } else { distance - period };
    let mut sums = vec![0; period * n];
    for (sums, presents) in sums.chunks_mut(period).zip(&presents) {
        sums[0] = *presents;
    }
    for &Branch { parent, child, .. } in &branches {
        for distance in 0..period {
            sums[period * parent + modulo(distance + 1)] ^= sums[period * child + distance];
        }
    }
    let mut below = vec![0; period];
    for &Branch { parent, child, .. } in branches.iter().rev() {
        below.copy_from_slice(&sums[period * child..period * (child + 1)]);
        for distance in 0..period {
            let twice_less = below[modulo(distance + period - 2)];
            let less = sums[period * parent + modulo(distance + period - 1)];
            sums[period * child + distance] ^= less ^ twice_less;
        }
    }
    let wins = sums.chunks(period).map(|sums| sums[k..].iter().fold(0, |sum, of| sum ^ of) != 0);
    let answers: Vec<&str> = wins.map(|wins| if wins { "1" } else { "0" }).collect();
    println!("{}", answers.join(" "));
}
