// position_minmax

use itertools::Itertools;

fn main() {
    println!("{:?}", [3, 1, 4].iter().position_minmax());
}
