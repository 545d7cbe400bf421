// all_equal, all_equal_value

use itertools::Itertools;

fn main() {
    println!("{} {}", [1, 1].iter().all_equal(), [1, 2].iter().all_equal());
    println!("{:?}", [7, 7].iter().all_equal_value());
}
