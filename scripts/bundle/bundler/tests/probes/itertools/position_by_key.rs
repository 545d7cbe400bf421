// position_max_by_key, position_min_by_key

use itertools::Itertools;

fn main() {
    let numbers = [-3i32, 1, 2];
    println!(
        "{:?} {:?}",
        numbers.iter().position_max_by_key(|n| n.abs()),
        numbers.iter().position_min_by_key(|n| n.abs())
    );
}
