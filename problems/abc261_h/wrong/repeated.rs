//! Allows more and more turns, and stops at the first total that occurs twice in a row.

use proconio::input;
use proconio::marker::Usize1;

type Arcs = Vec<Vec<(usize, u64)>>;

pub fn main() {
    input! { n: usize, m: usize, v: Usize1, list: [(Usize1, Usize1, u64); m] }
    let mut arcs: Arcs = vec![Vec::new(); n];
    for (a, b, c) in list {
        arcs[a].push((b, c));
    }
    let has_end = arcs.iter().any(Vec::is_empty);
    match repeated(&arcs, v).filter(|_| has_end) {
        Some(total) => println!("{total}"),
        None => println!("INFINITY"),
    }
}

fn repeated(arcs: &Arcs, start: usize) -> Option<u64> {
    let mut totals = vec![0; arcs.len()];
    for _ in 0..arcs.len() {
        let before = totals[start];
        let aoki = after_a_move(arcs, &totals, u64::max);
        totals = after_a_move(arcs, &aoki, u64::min);
        if totals[start] == before {
            return Some(before);
        }
    }
    None
}

fn after_a_move(arcs: &Arcs, totals: &[u64], better: fn(u64, u64) -> u64) -> Vec<u64> {
    let through = |&(to, cost): &(usize, u64)| totals[to] + cost;
    let best = arcs.iter().map(|arcs| arcs.iter().map(through).reduce(better));
    best.map(|total| total.unwrap_or(0)).collect()
}
