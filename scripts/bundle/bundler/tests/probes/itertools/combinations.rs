// combinations

use itertools::Itertools;

fn main() {
    println!("{:?}", (1..5).combinations(2).collect_vec());
    println!("{}", (0..6).combinations(3).count());
}
