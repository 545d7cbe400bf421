// while_some, concat

use itertools::Itertools;

fn main() {
    println!("{:?}", [Some(1), Some(2), None, Some(3)].into_iter().while_some().collect_vec());
    println!("{:?}", [vec![1], vec![2, 3]].into_iter().concat());
}
