// cartesian_product

use itertools::Itertools;

fn main() {
    println!("{:?}", (0..2).cartesian_product("xy".chars()).collect_vec());
}
