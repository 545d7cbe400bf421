// sorted_by_cached_key

use itertools::Itertools;

fn main() {
    println!("{:?}", [10, 9, 111].iter().sorted_by_cached_key(|n| n.to_string()).collect_vec());
}
