// intersperse, intersperse_with

use itertools::Itertools;

fn main() {
    println!("{:?}", Itertools::intersperse(1..4, 0).collect_vec());
    println!("{:?}", Itertools::intersperse_with(1..4, || 9).collect_vec());
}
