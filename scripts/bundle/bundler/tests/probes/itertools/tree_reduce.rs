// tree_reduce

use itertools::Itertools;

fn main() {
    println!("{:?}", (1..6).map(|n| n.to_string()).tree_reduce(|a, b| format!("({a}{b})")));
}
