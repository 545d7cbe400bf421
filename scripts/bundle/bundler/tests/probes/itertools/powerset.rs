// powerset

use itertools::Itertools;

fn main() {
    println!("{:?}", (1..4).powerset().collect_vec());
}
