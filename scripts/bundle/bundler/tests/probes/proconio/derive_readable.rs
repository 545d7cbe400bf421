// #[derive_readable]
// stdin: 2 3 4 5 6

use proconio::{derive_readable, input};

#[derive_readable]
#[derive(Debug)]
struct Edge {
    from: usize,
    to: usize,
}

fn main() {
    input! { n: usize, edges: [Edge; n] }
    println!("{edges:?} {}", edges[1].from + edges[0].to);
}
