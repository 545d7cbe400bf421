// tee

use itertools::Itertools;

fn main() {
    let (a, b) = (1..4).tee();
    println!("{:?} {}", a.collect_vec(), b.sum::<i32>());
}
