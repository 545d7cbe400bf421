// update

use itertools::Itertools;

fn main() {
    println!("{:?}", [1, 2].into_iter().update(|n| *n += 5).collect_vec());
}
