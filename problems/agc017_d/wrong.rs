use proconio::input;
use proconio::marker::Usize1;

/// Treats each branch at the root as a stalk: a heap of its number of edges.
pub fn sizes() {
    input! { n: usize, edges: [(Usize1, Usize1); n - 1] }
    let mut neighbours = vec![Vec::new(); n];
    for (a, b) in edges {
        neighbours[a].push(b);
        neighbours[b].push(a);
    }
    let mut parents = vec![0; n];
    let mut order = vec![0];
    for at in 0..n {
        let vertex = order[at];
        for &next in &neighbours[vertex] {
            if next != parents[vertex] {
                parents[next] = vertex;
                order.push(next);
            }
        }
    }
    let mut sizes = vec![1; n];
    for &vertex in order[1..].iter().rev() {
        sizes[parents[vertex]] += sizes[vertex];
    }
    let sum = neighbours[0].iter().fold(0, |sum, &branch| sum ^ sizes[branch]);
    println!("{}", if sum == 0 { "Bob" } else { "Alice" });
}
