// unique

use itertools::Itertools;

fn main() {
    println!("{:?}", [3, 1, 3, 2, 1].iter().unique().collect_vec());
}
