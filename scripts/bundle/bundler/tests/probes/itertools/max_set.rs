// max_set, max_set_by_key

use itertools::Itertools;

fn main() {
    println!("{:?}", [3, 1, 3].iter().max_set());
    println!("{:?}", [23, 11, 13].iter().max_set_by_key(|n| *n % 10));
}
