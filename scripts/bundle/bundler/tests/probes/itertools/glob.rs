// use itertools::*

use itertools::*;

fn main() {
    let (low, high): (Vec<i32>, Vec<i32>) =
        (1..7).partition_map(|n| if n < 4 { Either::Left(n) } else { Either::Right(n) });
    println!("{}", zip_eq(low, high).map(|(a, b)| a * b).join(" "));
}
