// max_by with partial_cmp, position_max_by

use itertools::Itertools;

fn main() {
    println!("{:?}", [3, 9, 4].iter().position_max_by(|a, b| a.partial_cmp(b).unwrap()));
}
