//! Tests whether a leaf has odd depth, counted up to the root instead of the top of its chain.

use proconio::{input, marker::Usize1};

pub fn main() {
    input! { cases: usize }
    for _ in 0..cases {
        input! { vertices: usize, parents: [Usize1; vertices - 1] }
        let mut leaves = vec![true; vertices];
        for &parent in &parents {
            leaves[parent] = false;
        }
        let depth = |leaf: usize| {
            let above = |&vertex: &usize| (vertex > 0).then(|| parents[vertex - 1]);
            std::iter::successors(Some(leaf), above).count()
        };
        let mut ends = (0..vertices).filter(|&vertex| leaves[vertex]);
        println!("{}", u8::from(ends.any(|leaf| depth(leaf) % 2 == 1)));
    }
}
