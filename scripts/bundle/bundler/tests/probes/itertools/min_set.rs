// min_set, min_set_by_key

use itertools::Itertools;

fn main() {
    println!("{:?}", [2, 1, 3, 1].iter().min_set());
    println!("{:?}", [20, 11, 13, 10].iter().min_set_by_key(|n| *n % 10));
}
