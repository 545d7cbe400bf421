// counts

use itertools::Itertools;

fn main() {
    let counts = "hello".chars().counts();
    println!("{:?}", counts.into_iter().sorted().collect_vec());
}
