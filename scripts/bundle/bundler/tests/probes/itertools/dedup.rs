// dedup

use itertools::Itertools;

fn main() {
    println!("{:?}", [1, 1, 2, 2, 1].iter().dedup().collect_vec());
}
