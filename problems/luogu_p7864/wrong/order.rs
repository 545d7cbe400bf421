//! Visits the vertices in descending order, as if no parent had a greater number than its child.

use proconio::{input, marker::Usize1};

pub fn main() {
    input! { cases: usize }
    for _ in 0..cases {
        input! { vertices: usize, parents: [Usize1; vertices - 1] }
        let mut children = vec![0; vertices];
        for &parent in &parents {
            children[parent] += 1;
        }
        // The length of the chain whose top is each vertex, if there is one.
        let mut chains = vec![0; vertices];
        let mut wins = false;
        for vertex in (0..vertices).rev() {
            match children[vertex] {
                0 => chains[vertex] = 1,
                1 if chains[vertex] > 0 => chains[vertex] += 1,
                _ => chains[vertex] = 0,
            }
            if vertex == 0 || children[parents[vertex - 1]] > 1 {
                wins |= chains[vertex] % 2 == 1;
            } else {
                chains[parents[vertex - 1]] = chains[vertex];
            }
        }
        println!("{}", u8::from(wins));
    }
}
