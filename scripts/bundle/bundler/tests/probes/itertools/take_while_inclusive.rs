// take_while_inclusive

use itertools::Itertools;

fn main() {
    println!("{:?}", (1..9).take_while_inclusive(|n| n % 4 != 0).collect_vec());
}
