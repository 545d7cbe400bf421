// merge, merge_by

use itertools::Itertools;

fn main() {
    println!("{:?}", [1, 4, 6].iter().merge(&[2, 3, 9]).collect_vec());
    println!("{:?}", [6, 4, 1].iter().merge_by(&[9, 3, 2], |a, b| a > b).collect_vec());
}
