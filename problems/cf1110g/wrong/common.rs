//! Code shared by the wrong programs.

use proconio::input;
use proconio::marker::{Chars, Usize1};

/// The tree, with each white vertex replaced by a free one with a new neighbour that has two leaves.
pub struct Tree {
    pub degrees: Vec<usize>,
    /// The number of neighbours of each vertex that are not leaves.
    pub inner: Vec<usize>,
}

impl Tree {
    pub fn forks(&self) -> usize {
        self.degrees.iter().filter(|&&degree| degree == 3).count()
    }
}

/// Answers all cases; the closure says whether White wins on a tree.
pub fn answer(white_wins: fn(Tree) -> bool) {
    input! { t: usize }
    for _ in 0..t {
        input! { n: usize, mut edges: [(Usize1, Usize1); n - 1], colours: Chars }
        let mut vertices = n;
        for (vertex, _) in colours.iter().enumerate().filter(|(_, &colour)| colour == 'W') {
            edges.extend([(vertex, vertices), (vertices, vertices + 1), (vertices, vertices + 2)]);
            vertices += 3;
        }
        let mut degrees = vec![0; vertices];
        for &(u, v) in &edges {
            degrees[u] += 1;
            degrees[v] += 1;
        }
        let mut inner = vec![0; vertices];
        for &(u, v) in &edges {
            inner[u] += usize::from(degrees[v] > 1);
            inner[v] += usize::from(degrees[u] > 1);
        }
        let wins = white_wins(Tree { degrees, inner });
        println!("{}", if wins { "White" } else { "Draw" });
    }
}
