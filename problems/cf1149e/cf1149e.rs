//! Codeforces 1149E — Election Promises (<https://codeforces.com/problemset/problem/1149/E>)
//!
//! Game:      taxes in the cities of a country whose roads are one-way and form no cycle. A move lowers the tax of
//!            one city, and may set the tax of each city to which a road from there leads to any amount. Whoever
//!            cannot move, because all taxes are 0, loses. Print the taxes after some winning move.
//! Theorem:   Nim in layers, where a city's layer is the mex of the layers that its roads lead to: lost if each layer
//!            has nim-sum 0; see `shared::layered_nim`.
//! Cost:      O(n + m). The judge allows 2 s and 256 MiB.
//! Status:    the samples; every country of up to 4 cities against the rules with taxes bounded; up to 30 cities in
//!            play against random and greedy promises; larger cases only by the nim-sums of the layers: before the
//!            move they must give the same verdict, and after it all must be 0.
//! Limits:    no city has a number above n.

use itertools::Itertools;
use proconio::input;
use proconio::marker::Usize1;
use shared::bounds::{check, check_each};
use shared::grundy::dag_values;
use shared::layered_nim::winning_move;
use shared::lists::Adjacency;

fn main() {
    input! { n: usize, m: usize }
    check("n", n, 1..=200_000);
    check("m", m, 0..=200_000.min(n * (n - 1) / 2));
    input! { taxes: [u64; n], roads: [(Usize1, Usize1); m] }
    check_each("a tax", &taxes, 0..=1_000_000_000);
    for &(from, to) in &roads {
        check("a city", from.max(to) + 1, 1..=n);
    }
    let reached = Adjacency::directed(n, &roads);
    let values = dag_values(&reached).expect("the roads form a cycle");
    let layers: Vec<usize> = values.into_iter().map(|value| value as usize).collect();
    match winning_move(&taxes, &layers, &reached) {
        Some(promised) => println!("WIN\n{}", promised.iter().join(" ")),
        None => println!("LOSE"),
    }
}
