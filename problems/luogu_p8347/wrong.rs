use proconio::input;

/// Counts every tree with an even number of vertices as lost, as are the path of 2 and the star of
/// 4.
pub fn parity() {
    input! { cases: usize }
    for _ in 0..cases {
        input! { vertices: usize, _edges: [(usize, usize); vertices - 1] }
        println!("{}", if vertices % 2 == 0 { "Luna" } else { "Hifuu" });
    }
}

/// Looks only at vertex 1, as if a root decided.
pub fn root() {
    input! { cases: usize }
    for _ in 0..cases {
        input! { vertices: usize, edges: [(usize, usize); vertices - 1] }
        let degree = edges.iter().filter(|&&(a, b)| a == 1 || b == 1).count();
        println!("{}", if degree % 2 == 1 { "Luna" } else { "Hifuu" });
    }
}
