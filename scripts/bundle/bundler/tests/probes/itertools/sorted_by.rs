// sorted_by, sorted_unstable_by

use itertools::Itertools;

fn main() {
    println!("{:?}", [3, 1, 2].iter().sorted_by(|a, b| b.cmp(a)).collect_vec());
    println!("{:?}", [3, 1, 2].iter().sorted_unstable_by(|a, b| b.cmp(a)).collect_vec());
}
