use proconio::input;
use proconio::marker::Usize1;

/// Answers a case; the closure gives the value of a cycle from its length, l and r.
fn answer(value: fn(usize, usize, usize) -> usize) {
    input! { n: usize, l: usize, r: usize, edges: [(Usize1, Usize1); n] }
    let mut root: Vec<usize> = (0..n).collect();
    fn find(root: &mut [usize], mut vertex: usize) -> usize {
        while root[vertex] != vertex {
            root[vertex] = root[root[vertex]];
            vertex = root[vertex];
        }
        vertex
    }
    for (u, v) in edges {
        let (u, v) = (find(&mut root, u), find(&mut root, v));
        root[u] = v;
    }
    let mut lengths = vec![0; n];
    for vertex in 0..n {
        lengths[find(&mut root, vertex)] += 1;
    }
    let sum = lengths.into_iter().fold(0, |sum, length| sum ^ value(length, l, r));
    println!("{}", if sum > 0 { "Alice" } else { "Bob" });
}

/// Treats the cycles as heaps from which l to r vertices are taken, with period l + r.
pub fn period() {
    answer(|length, l, r| length % (l + r) / l);
}

/// Gives cycles of more than r vertices, which cannot be removed as a whole, the value 0.
pub fn whole() {
    answer(|length, l, r| if length <= r { length / l } else { 0 });
}
