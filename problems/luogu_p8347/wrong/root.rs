//! Luogu P8347, wrong: looks at vertex 1 only, as if it were the root that decides.

use proconio::input;

pub fn main() {
    input! { cases: usize }
    for _ in 0..cases {
        input! { vertices: usize, edges: [(usize, usize); vertices - 1] }
        let degree = edges.iter().filter(|&&(a, b)| a == 1 || b == 1).count();
        println!("{}", if degree % 2 == 1 { "Luna" } else { "Hifuu" });
    }
}
