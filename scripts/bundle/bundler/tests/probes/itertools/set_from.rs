// set_from, assert_equal

use itertools::Itertools;

fn main() {
    let mut row = [0; 4];
    println!("{}", row.iter_mut().set_from(1..3));
    println!("{row:?}");
    itertools::assert_equal(1..3, [1, 2]);
}
