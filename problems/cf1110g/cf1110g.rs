//! Codeforces 1110G — Tree-Tac-Toe (<https://codeforces.com/problemset/problem/1110/G>)
//!
//! Game:      a tree, some of whose vertices are white. In turn, White first, the players paint a free vertex in their
//!            colour. Whoever first has a path of three vertices wins; if nobody has one in the end, it is a draw.
//! Theorem:   Black never wins (strategy stealing: J. Nash 1949). A white vertex may be replaced by a free one with
//!            a new neighbour that has two leaves: White paints the vertex, and Black must answer at the new
//!            neighbour. On a free tree, White wins if there is a vertex of degree 4 or more, or a vertex of degree 3
//!            with two neighbours that are not leaves, or if the number of vertices is odd and two of them have
//!            degree 3: the tree is then a path with a fork at either end. Otherwise Black pairs the vertices such
//!            that each path of three contains a pair.
//! Cost:      O(n), for n up to 500,000 in all. The judge allows 3 s and 256 MiB.
//! Status:    the sample; all trees with up to six vertices, with all sets of white ones, and random ones with up to
//!            eight, against the rules; up to 32 vertices against a search by threats, where it is short; larger ones
//!            for termination only.

use proconio::input;
use proconio::marker::Bytes;
use shared::bounds::{check, Total};

fn main() {
    input! { t: usize }
    check("T", t, 1..=50_000);
    let mut vertices = Total::new("the sum of n", 1..=500_000);
    let mut answers = String::new();
    for _ in 0..t {
        input! { n: usize }
        check("n", n, 1..=500_000);
        vertices.add(n);
        input! { edges: [(u32, u32); n - 1], colours: Bytes }
        let is_known = |colour: &u8| b"WN".contains(colour);
        let fits = colours.len() == n && colours.iter().all(is_known);
        assert!(fits, "the colours must be {n} letters W or N");
        for &(u, v) in &edges {
            check("a vertex", u.min(v), 1..=n as u32);
            check("a vertex", u.max(v), 1..=n as u32);
        }
        answers += if white_wins(&edges, &colours) { "White\n" } else { "Draw\n" };
    }
    print!("{answers}");
}

fn white_wins(edges: &[(u32, u32)], colours: &[u8]) -> bool {
    let ends = edges.iter().map(|&(u, v)| (u as usize - 1, v as usize - 1));
    // The degrees, and the numbers of neighbours that are not leaves, including the new vertices.
    let mut degrees: Vec<u32> = colours.iter().map(|&c| u32::from(c == b'W')).collect();
    let mut inner = degrees.clone();
    let white = degrees.iter().sum::<u32>() as usize;
    for (u, v) in ends.clone() {
        degrees[u] += 1;
        degrees[v] += 1;
    }
    for (u, v) in ends {
        inner[u] += u32::from(degrees[v] > 1);
        inner[v] += u32::from(degrees[u] > 1);
    }
    // Each white vertex gets a new neighbour of degree 3, and adds three vertices in all.
    let forks = white + degrees.iter().filter(|&&degree| degree == 3).count();
    let is_odd = (colours.len() + white) % 2 == 1;
    let mut vertices = degrees.iter().zip(&inner);
    let has_winner = vertices.any(|(&degree, &inner)| degree > 3 || degree == 3 && inner > 1);
    has_winner || forks > 1 && is_odd
}
