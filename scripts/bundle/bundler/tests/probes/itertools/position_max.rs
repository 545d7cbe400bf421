// position_max, position_min

use itertools::Itertools;

fn main() {
    let numbers = [3, 1, 4, 1, 4];
    println!("{:?} {:?}", numbers.iter().position_max(), numbers.iter().position_min());
}
