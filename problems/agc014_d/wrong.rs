use proconio::input;
use proconio::marker::Usize1;

/// Lets First win only if two leaves share a neighbour, or the number of vertices is odd.
pub fn leaves() {
    input! { n: usize, edges: [(Usize1, Usize1); n - 1] }
    let mut neighbours = vec![Vec::new(); n];
    for (u, v) in edges {
        neighbours[u].push(v);
        neighbours[v].push(u);
    }
    let leaves = |vertex: usize| {
        let around = neighbours[vertex].iter();
        around.filter(|&&other| neighbours[other].len() == 1).count()
    };
    let first = n % 2 == 1 || (0..n).any(|vertex| leaves(vertex) >= 2);
    println!("{}", if first { "First" } else { "Second" });
}

/// Assumes that First wins exactly when he paints the last vertex.
pub fn parity() {
    input! { n: usize }
    println!("{}", if n % 2 == 1 { "First" } else { "Second" });
}
