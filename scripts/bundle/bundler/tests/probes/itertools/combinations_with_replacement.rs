// combinations_with_replacement

use itertools::Itertools;

fn main() {
    println!("{:?}", (1..4).combinations_with_replacement(2).collect_vec());
}
