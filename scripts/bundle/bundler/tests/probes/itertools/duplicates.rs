// duplicates

use itertools::Itertools;

fn main() {
    println!("{:?}", [3, 1, 3, 2, 1, 3].iter().duplicates().collect_vec());
}
