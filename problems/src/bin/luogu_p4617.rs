//! Luogu P4617 — COCI2017-2018#5 Planinarenje (<https://www.luogu.com.cn/problem/P4617>)
//!
//! Game:      N peaks, N valleys, and trails between them. From a given peak Slavko moves first;
//!            no place may be visited twice, and whoever cannot move loses. Who wins from each
//!            peak?
//! Theorem:   undirected vertex geography: the mover wins from the vertices that every maximum
//!            matching covers (Fraenkel, Scheinerman, Ullman 1993); see `shared::matching`.
//! Cost:      O(M √N); the judge allows 1 s and 250 MiB.
//! Status:    the samples; every graph on three peaks and valleys, random ones on up to seven,
//!            against the rules; full size for crashes only.

use proconio::input;
use proconio::marker::Usize1;
use shared::matching::{adjacency, bipartite};

fn main() {
    input! { n: usize, m: usize, trails: [(Usize1, Usize1); m] }
    let places = n.checked_mul(2).filter(|&places| places <= 1_000_000);
    let places = places.expect("there should be at most 5,000 peaks");
    let edges: Vec<(usize, usize)> = trails
        .iter()
        .map(|&(peak, valley)| {
            assert!(
                peak < n && valley < n,
                "a trail should join two of {n} places"
            );
            (peak, n + valley)
        })
        .collect();
    let matching = bipartite(&adjacency(places, &edges), n);
    let mut answers = String::new();
    for peak in 0..n {
        answers += if matching.is_essential(peak) {
            "Slavko\n"
        } else {
            "Mirko\n"
        };
    }
    print!("{answers}");
}
