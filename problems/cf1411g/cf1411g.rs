//! Codeforces 1411G — No Game No Life (<https://codeforces.com/problemset/problem/1411/G>)
//!
//! Game:      an acyclic directed graph with n vertices. Numbers from 1 to n + 1 are drawn uniformly: a number up to n
//!            puts a token on that vertex, and n + 1 ends the drawing. Then a move takes a token along an arc, and
//!            whoever cannot move loses. With what probability does the first player win?
//! Theorem:   lost if the nim-sum of the values of the tokens is 0 (Sprague 1935, Grundy 1939). A Walsh character k
//!            turns the nim-sum into a product: each draw multiplies its expectation by F(k) / (n + 1), where F is the
//!            transform of the number of vertices by value, so the draws sum to a geometric series, 1 / (n + 1 - F(k)).
//!            The mean over all characters is the probability of nim-sum 0.
//! Cost:      O(n + m + w log w) for n and m up to 100,000, with w at most 512, since a vertex of value v has arcs to
//!            vertices of all smaller values. The judge allows 2 s and 256 MiB.
//! Status:    the samples; all graphs of up to four vertices, and random ones of up to six, against the rules for each
//!            set of tokens; up to 2,000 vertices, for values below 64, against a system of equations.
//! Limits:    the graph has no cycle.

use proconio::input;
use proconio::marker::Usize1;
use shared::bounds::check;
use shared::grundy::dag_values;
use shared::lists::Adjacency;
use shared::modular::Modular;
use shared::walsh;

type Probability = Modular<998_244_353>;

fn main() {
    input! { n: usize, m: usize }
    check("n", n, 1..=100_000);
    check("m", m, 0..=100_000);
    input! { arcs: [(Usize1, Usize1); m] }
    for &(from, to) in &arcs {
        check("a vertex", from.max(to) + 1, 1..=n);
    }
    let values = dag_values(&Adjacency::directed(n, &arcs)).expect("the graph has a cycle");
    let most = values.iter().max().map_or(0, |&most| most as usize);
    let mut vertices = vec![0_i64; (most + 1).next_power_of_two()];
    for value in values {
        vertices[value as usize] += 1;
    }
    walsh::transform(&mut vertices);
    let inverse = |number: u64| Probability::new(number).inverse().expect("not 0 modulo a prime");
    let series = vertices.iter().map(|&sum| inverse((n as i64 + 1 - sum) as u64));
    let lost = series.sum::<Probability>() * inverse(vertices.len() as u64);
    println!("{}", (Probability::ONE - lost).value());
}
