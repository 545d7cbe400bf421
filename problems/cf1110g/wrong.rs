use proconio::input;
use proconio::marker::{Chars, Usize1};

/// The tree, with each white vertex replaced by a free one with a new neighbour that has two leaves.
struct Tree {
    degrees: Vec<usize>,
    /// The number of neighbours of each vertex that are not leaves.
    inner: Vec<usize>,
}

impl Tree {
    fn forks(&self) -> usize {
        self.degrees.iter().filter(|&&degree| degree == 3).count()
    }
}

/// Answers all cases; the closure says whether White wins on a tree.
fn answer(white_wins: fn(Tree) -> bool) {
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

/// Forgets two vertices of degree 3 at the ends of a path.
pub fn degree() {
    answer(|tree| {
        let mut vertices = tree.degrees.iter().zip(&tree.inner);
        vertices.any(|(&degree, &inner)| degree > 3 || degree == 3 && inner > 1)
    });
}

/// Lets White win with two vertices of degree 3 whatever the number of vertices.
pub fn parity() {
    answer(|tree| {
        let mut vertices = tree.degrees.iter().zip(&tree.inner);
        vertices.any(|(&degree, &inner)| degree > 3 || degree == 3 && inner > 1) || tree.forks() > 1
    });
}
