//! Luogu P8347, wrong: takes every tree with an even number of vertices for lost, as paths of 2 and
//! stars of 4 are.

use proconio::input;

pub fn main() {
    input! { cases: usize }
    for _ in 0..cases {
        input! { vertices: usize, _edges: [(usize, usize); vertices - 1] }
        println!("{}", if vertices % 2 == 0 { "Luna" } else { "Hifuu" });
    }
}
