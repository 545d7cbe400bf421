// k_smallest, k_largest

use itertools::Itertools;

fn main() {
    println!("{:?}", [5, 2, 9, 1, 7].into_iter().k_smallest(3).collect_vec());
    println!("{:?}", [5, 2, 9, 1, 7].into_iter().k_largest(2).collect_vec());
}
