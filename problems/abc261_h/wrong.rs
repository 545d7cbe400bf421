use proconio::input;
use proconio::marker::Usize1;
use std::cmp::Reverse;
use std::collections::BinaryHeap;

/// Answers the case backwards from the final vertices. `decides` says, from the number of open arcs of a vertex of
/// Aoki, whether its total is known; `better` chooses one of two totals for him.
fn answer(decides: fn(usize) -> bool, better: fn(u64, u64) -> u64) {
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

/// Lets the first total that reaches it decide a vertex of Aoki, too.
pub fn first() {
    answer(|_| true, u64::max);
}

/// Assumes that the last total that reaches a vertex of Aoki is the greatest.
pub fn last() {
    answer(|open| open == 0, |_, last| last);
}

/// Allows more and more turns, and stops at the first total that occurs twice in a row.
pub fn repeated() {
    input! { n: usize, m: usize, v: Usize1, list: [(Usize1, Usize1, u64); m] }
    let mut arcs: Arcs = vec![Vec::new(); n];
    for (a, b, c) in list {
        arcs[a].push((b, c));
    }
    let has_end = arcs.iter().any(Vec::is_empty);
    match settled(&arcs, v).filter(|_| has_end) {
        Some(total) => println!("{total}"),
        None => println!("INFINITY"),
    }
}

type Arcs = Vec<Vec<(usize, u64)>>;

fn settled(arcs: &Arcs, start: usize) -> Option<u64> {
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
