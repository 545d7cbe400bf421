//! Code shared by the wrong programs.

use proconio::input;
use proconio::marker::Usize1;
use std::cmp::Reverse;
use std::collections::BinaryHeap;

/// Answers the case backwards from the final vertices. `decides` says, from the number of open arcs of a vertex of
/// Aoki, whether its total is known; `better` chooses one of two totals for him.
pub fn answer(decides: fn(usize) -> bool, better: fn(u64, u64) -> u64) {
    input! { n: usize, m: usize, v: Usize1, arcs: [(Usize1, Usize1, u64); m] }
    let mut back = vec![Vec::new(); n];
    let mut open = vec![0; n];
    for (a, b, c) in arcs {
        back[b].push((a, c));
        open[a] += 1;
    }
    let mut totals = vec![[None; 2]; n];
    let mut best = vec![None; n];
    let ends = (0..n).filter(|&vertex| open[vertex] == 0);
    let mut queue: BinaryHeap<_> =
        ends.flat_map(|end| [Reverse((0, end, 0)), Reverse((0, end, 1))]).collect();
    while let Some(Reverse((total, vertex, mover))) = queue.pop() {
        if totals[vertex][mover].is_some() {
            continue;
        }
        totals[vertex][mover] = Some(total);
        for &(from, cost) in &back[vertex] {
            let through = total + cost;
            if mover == 1 {
                queue.push(Reverse((through, from, 0)));
                continue;
            }
            let found = best[from].map_or(through, |best| better(best, through));
            best[from] = Some(found);
            open[from] -= 1;
            if decides(open[from]) {
                queue.push(Reverse((found, from, 1)));
            }
        }
    }
    match totals[v][0] {
        Some(total) => println!("{total}"),
        None => println!("INFINITY"),
    }
}
