//! Looks only at vertex 1, as if a root decided.

use proconio::input;

pub fn main() {
    input! { cases: usize }
    for _ in 0..cases {
        input! { vertices: usize, edges: [(usize, usize); vertices - 1] }
        let degree = edges.iter().filter(|&&(a, b)| a == 1 || b == 1).count();
        println!("{}", if degree % 2 == 1 { "Luna" } else { "Hifuu" });
    }
}
