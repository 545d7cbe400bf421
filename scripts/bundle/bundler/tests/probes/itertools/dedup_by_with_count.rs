// dedup_by_with_count

use itertools::Itertools;

fn main() {
    println!(
        "{:?}",
        [1, 3, 2, 4, 5].iter().dedup_by_with_count(|a, b| *a % 2 == *b % 2).collect_vec()
    );
}
