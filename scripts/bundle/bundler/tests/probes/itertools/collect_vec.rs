// collect_vec

use itertools::Itertools;

fn main() {
    println!("{:?}", (1..4).map(|n| n * n).collect_vec());
}
