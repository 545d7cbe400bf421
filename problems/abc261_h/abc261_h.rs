//! AtCoder ABC261 Ex — Game on Graph (<https://atcoder.jp/contests/abc261/tasks/abc261_h>)
//!
//! Game:      a token on a directed graph with a cost on each arc. In turn, Takahashi first, the players move it along
//!            an arc; the game ends at a vertex without arcs. Takahashi wants the game to end, at the least total cost;
//!            Aoki wants it never to end, or else to cost as much as possible.
//! Theorem:   reachability with costs (`shared::graph_games`), in Dijkstra's order, backwards from the final
//!            vertices. A vertex at which Takahashi is to move gets the least total along an arc. A vertex at which
//!            Aoki is to move gets the greatest one, once the totals along all its arcs are known (L. Khachiyan et
//!            al. 2008).
//! Cost:      O(N + M log c) for a greatest total of c, with N and M up to 200,000. The judge allows 2 s and 1024 MiB.
//! Status:    the samples; all graphs with up to three vertices, and random ones with up to six, against the rules; up
//!            to 2,000 vertices against strategy improvement; larger ones for termination only.

use proconio::input;
use proconio::marker::Usize1;
use shared::bounds::{check, check_that};
use shared::graph_games::Arena;
use shared::retrograde::Player::{Left as Takahashi, Right as Aoki};

fn main() {
    input! { n: usize, m: usize, v: Usize1 }
    check("N", n, 1..=200_000);
    check("M", m, 0..=200_000.min(n.saturating_mul(n - 1)));
    check("v", v + 1, 1..=n);
    let mut is_end = vec![true; n];
    let mut costs = Vec::with_capacity(2 * m);
    // Each vertex with Takahashi to move, then each with Aoki to move.
    let arcs = (0..m).flat_map(|_| {
        input! { a: Usize1, b: Usize1, c: u64 }
        check("a vertex", a.max(b) + 1, 1..=n);
        check("C", c, 0..=1_000_000_000);
        check_that(a != b, "an arc is a loop");
        is_end[a] = false;
        costs.extend([c, c]);
        [(2 * a, 2 * b + 1), (2 * a + 1, 2 * b)]
    });
    let arena = Arena::new(&[Takahashi, Aoki].repeat(n), arcs);
    let ends: Vec<usize> = (0..2 * n).filter(|&at| is_end[at / 2]).collect();
    match arena.least_costs(&costs, &ends).total(2 * v) {
        Some(total) => println!("{total}"),
        None => println!("INFINITY"),
    }
}
