// dedup_with_count, for run lengths

use itertools::Itertools;

fn main() {
    println!("{:?}", "aaabccd".chars().dedup_with_count().collect_vec());
}
