// sum1, product1

use itertools::Itertools;

fn main() {
    println!("{:?} {:?}", (1..5).sum1::<i32>(), (1..5).product1::<i32>());
    println!("{:?}", (1..1).sum1::<i32>());
}
