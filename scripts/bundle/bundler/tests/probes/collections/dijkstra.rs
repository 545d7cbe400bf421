// Dijkstra's algorithm with BinaryHeap and a custom Ord

use std::cmp::Ordering;
use std::collections::BinaryHeap;

#[derive(PartialEq, Eq)]
struct State {
    cost: u64,
    vertex: usize,
}

impl Ord for State {
    fn cmp(&self, other: &Self) -> Ordering {
        other.cost.cmp(&self.cost).then_with(|| self.vertex.cmp(&other.vertex))
    }
}

impl PartialOrd for State {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

fn main() {
    let edges = [(0, 1, 7), (0, 2, 3), (2, 1, 1), (1, 3, 2), (2, 3, 8)];
    let mut least = [u64::MAX; 5];
    least[0] = 0;
    let mut heap = BinaryHeap::from([State { cost: 0, vertex: 0 }]);
    while let Some(State { cost, vertex }) = heap.pop() {
        if cost > least[vertex] {
            continue;
        }
        for &(_, to, length) in edges.iter().filter(|edge| edge.0 == vertex) {
            if cost + length < least[to] {
                least[to] = cost + length;
                heap.push(State { cost: least[to], vertex: to });
            }
        }
    }
    println!("{least:?}");
}
