use proconio::input;
use proconio::marker::Usize1;
use shared::edmonds::maximum_matching;
use shared::lists::Adjacency;

/// Counts the vertices that one maximum matching leaves out, though others may leave out different
/// ones.
pub fn one() {
    input! { tests: usize }
    for _ in 0..tests {
        input! { n: usize, m: usize, edges: [(Usize1, Usize1); m] }
        let matching = maximum_matching(&Adjacency::undirected(n, &edges));
        println!("{}", n - 2 * matching.size());
    }
}
