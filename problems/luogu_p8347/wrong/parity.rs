//! Counts every tree with an even number of vertices as lost, as are the path of 2 and the star of
//! 4.

use proconio::input;

pub fn main() {
    input! { cases: usize }
    for _ in 0..cases {
        input! { vertices: usize, _edges: [(usize, usize); vertices - 1] }
        println!("{}", if vertices % 2 == 0 { "Luna" } else { "Hifuu" });
    }
}
