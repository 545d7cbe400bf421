// multi_cartesian_product

use itertools::Itertools;

fn main() {
    println!("{:?}", vec![0..2, 5..7, 1..3].into_iter().multi_cartesian_product().collect_vec());
}
