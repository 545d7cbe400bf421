// find_position

use itertools::Itertools;

fn main() {
    println!("{:?}", [3, 8, 5, 6].iter().find_position(|n| *n % 2 == 0));
}
