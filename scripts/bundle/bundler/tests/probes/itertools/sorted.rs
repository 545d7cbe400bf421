// sorted, sorted_unstable

use itertools::Itertools;

fn main() {
    println!("{:?}", [3, 1, 2].iter().sorted().collect_vec());
    println!("{:?}", "hello".chars().sorted_unstable().collect::<String>());
}
