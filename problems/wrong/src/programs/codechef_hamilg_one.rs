//! CodeChef HAMILG, wrong: counts the vertices that one maximum matching leaves out, though another one may
//! leave out others.

use shared::edmonds::maximum_matching;
use shared::input;
use shared::lists::Adjacency;
use shared::reading::marker::Usize1;

pub fn main() {
    input! { tests: usize }
    for _ in 0..tests {
        input! { n: usize, m: usize, edges: [(Usize1, Usize1); m] }
        let matching = maximum_matching(&Adjacency::undirected(n, &edges));
        println!("{}", n - 2 * matching.size());
    }
}
