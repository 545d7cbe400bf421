// exactly_one

use itertools::Itertools;

fn main() {
    println!("{:?}", (1..9).filter(|n| n * n == 49).exactly_one().ok());
    println!("{}", (1..9).exactly_one().is_err());
}
