//! The judge's side, and Bob's answers.

use proconio::input_interactive;

/// Moves to the vertices that `answer` returns. `make` takes the weights, the vertex at which Alice
/// begins, counted from 0, and whether she takes heavier edges.
pub fn play<A: FnMut(usize) -> Option<usize>>(make: impl Fn(Vec<Vec<u64>>, usize, bool) -> A) {
    input_interactive! { t: usize }
    for _ in 0..t {
        input_interactive! { n: usize, weights: [[u64; n]; n] }
        println!("B");
        input_interactive! { letter: char, start: usize }
        let mut answer = make(weights, start - 1, letter == 'I');
        let mut token = start;
        loop {
            match answer(token - 1) {
                Some(vertex) => println!("{}", vertex + 1),
                None => println!("-1"),
            }
            input_interactive! { heard: i64 }
            match heard {
                -1 => break,
                -2 => return,
                vertex => token = vertex as usize,
            }
        }
    }
}
