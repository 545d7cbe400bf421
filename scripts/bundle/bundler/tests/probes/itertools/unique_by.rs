// unique_by

use itertools::Itertools;

fn main() {
    println!("{:?}", [31, 12, 32, 22].iter().unique_by(|n| *n % 10).collect_vec());
}
