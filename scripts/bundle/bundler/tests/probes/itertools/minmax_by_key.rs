// minmax_by, minmax_by_key

use itertools::Itertools;

fn main() {
    println!("{:?}", [3i32, -5, 1].iter().minmax_by_key(|n| n.abs()));
    println!("{:?}", [3, -5, 1].iter().minmax_by(|a, b| b.cmp(a)));
}
