// into_group_map_by

use itertools::Itertools;

fn main() {
    let groups = (1..10).into_group_map_by(|n| n % 3);
    println!("{:?}", groups.into_iter().sorted().collect_vec());
}
