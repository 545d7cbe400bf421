// #[derive_readable] for tuple structs, nested, in a list
// stdin: 2 1 2 3 4

use proconio::marker::Usize1;
use proconio::{derive_readable, input};

#[derive_readable]
#[derive(Debug)]
struct Edge(Usize1, Weight);

#[derive_readable]
#[derive(Debug)]
struct Weight {
    value: i64,
}

fn main() {
    input! { edges: [Edge] }
    for Edge(to, weight) in &edges {
        println!("{to} {}", weight.value);
    }
    println!("{edges:?}");
}
