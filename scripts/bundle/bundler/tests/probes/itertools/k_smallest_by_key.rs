// k_smallest_by_key, k_largest_by_key

use itertools::Itertools;

fn main() {
    println!(
        "{:?}",
        [5, -2, 9, -1].into_iter().k_smallest_by_key(2, |n: &i32| n.abs()).collect_vec()
    );
    println!(
        "{:?}",
        [5, -2, 9, -1].into_iter().k_largest_by_key(2, |n: &i32| n.abs()).collect_vec()
    );
}
