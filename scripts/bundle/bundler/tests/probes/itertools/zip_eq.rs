// zip_eq

use itertools::Itertools;

fn main() {
    println!("{:?}", (1..4).zip_eq("abc".chars()).collect_vec());
}
