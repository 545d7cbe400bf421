// partition_map, Either

use itertools::Either;
use itertools::Itertools;

fn main() {
    let (small, large): (Vec<i32>, Vec<String>) = (1..6)
        .partition_map(|n| if n < 4 { Either::Left(n) } else { Either::Right(n.to_string()) });
    println!("{small:?} {large:?}");
}
