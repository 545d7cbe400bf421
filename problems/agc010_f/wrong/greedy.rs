//! Wins wherever a neighbour has fewer stones, even if the opponent wins from there.

use proconio::input;
use proconio::marker::Usize1;
use shared::lists::Adjacency;

pub fn main() {
    input! { n: usize, stones: [u64; n], edges: [(Usize1, Usize1); n - 1] }
    let graph = Adjacency::undirected(n, &edges);
    let wins = |vertex: &usize| {
        let mut neighbours = graph.neighbours(vertex - 1);
        neighbours.any(|to| stones[to] < stones[vertex - 1])
    };
    let starts = (1..=n).filter(wins);
    let starts: Vec<String> = starts.map(|vertex| vertex.to_string()).collect();
    println!("{}", starts.join(" "));
}
