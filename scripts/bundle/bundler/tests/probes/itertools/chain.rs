// chain!

use itertools::Itertools;

fn main() {
    println!("{:?}", itertools::chain!(1..3, [9], Some(4)).collect_vec());
}
