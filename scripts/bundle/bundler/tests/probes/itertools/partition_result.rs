// partition_result

use itertools::Itertools;

fn main() {
    let (good, bad): (Vec<_>, Vec<_>) =
        ["1", "x", "3"].iter().map(|s| s.parse::<i32>().map_err(|_| *s)).partition_result();
    println!("{good:?} {bad:?}");
}
