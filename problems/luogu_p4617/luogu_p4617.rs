//! Luogu P4617 — COCI2017-2018#5 Planinarenje (<https://www.luogu.com.cn/problem/P4617>)
//!
//! Game:      N peaks, N valleys, and trails between them. From a given peak Slavko moves first; no peak or valley may
//!            be visited twice, and whoever cannot move loses. Who wins from each peak?
//! Theorem:   undirected vertex geography: the mover wins from the vertices that every maximum
//!            matching covers (Fraenkel, Scheinerman, Ullman 1993); see `shared::geography`.
//! Cost:      O(M √N). The judge allows 1 s and 250 MiB.
//! Status:    the samples; every graph on three peaks and valleys, random ones on up to seven,
//!            against the rules; full size against a matching with each peak taken away in turn.
//! Limits:    the numbers of peaks and valleys are at most n.

use proconio::input;
use proconio::marker::Usize1;
use shared::bounds::check;
use shared::geography::wins;
use shared::hopcroft_karp::maximum_matching;
use shared::lists::Adjacency;
use shared::writing::print_words;

fn main() {
    input! { n: usize, m: usize }
    check("N", n, 1..=5000);
    check("M", m, 1..=5000.min(n * n));
    input! { trails: [(Usize1, Usize1); m] }
    for &(peak, valley) in &trails {
        check("a peak", peak + 1, 1..=n);
        check("a valley", valley + 1, 1..=n);
        assert!(peak < n && valley < n, "a peak or a valley must be at most n");
    }
    let arcs = trails.iter().flat_map(|&(peak, valley)| [(peak, n + valley), (n + valley, peak)]);
    let matching = maximum_matching(&Adjacency::with_arcs(2 * n, arcs), n);
    print_words((0..n).map(|peak| if wins(&matching, peak) { "Slavko" } else { "Mirko" }));
}
