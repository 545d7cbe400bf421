// dedup_by

use itertools::Itertools;

fn main() {
    println!("{:?}", [1, 3, 2, 4, 5].iter().dedup_by(|a, b| *a % 2 == *b % 2).collect_vec());
}
