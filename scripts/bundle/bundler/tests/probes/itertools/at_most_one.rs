// at_most_one

use itertools::Itertools;

fn main() {
    println!("{:?}", (1..9).filter(|n| n * n == 50).at_most_one().ok());
    println!("{}", (1..9).at_most_one().is_err());
}
