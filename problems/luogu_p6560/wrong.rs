use proconio::input;
use proconio::marker::Usize1;
use shared::targets::wins;

/// Counts every start that is not won as lost, as if every game ended.
pub fn loops() {
    input! { n: usize, m: usize, q: usize, arcs: [(Usize1, Usize1); m], queries: [(Usize1, Usize1); q] }
    for wins in wins(n, &arcs, &queries) {
        println!("{}", if wins == Some(true) { 1 } else { -1 });
    }
}
