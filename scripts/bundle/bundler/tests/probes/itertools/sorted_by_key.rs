// sorted_by_key, sorted_unstable_by_key

use itertools::Itertools;

fn main() {
    println!("{:?}", [3i32, -5, 1].iter().sorted_by_key(|n| n.abs()).collect_vec());
    println!("{:?}", [3i32, -5, 1].iter().sorted_unstable_by_key(|n| -n.abs()).collect_vec());
}
