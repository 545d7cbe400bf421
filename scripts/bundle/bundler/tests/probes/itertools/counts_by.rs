// counts_by

use itertools::Itertools;

fn main() {
    let counts = (1..10).counts_by(|n| n % 3);
    println!("{:?}", counts.into_iter().sorted().collect_vec());
}
