// into_group_map

use itertools::Itertools;

fn main() {
    let groups = [(1, 'a'), (2, 'b'), (1, 'c')].into_iter().into_group_map();
    println!("{:?}", groups.into_iter().sorted().collect_vec());
}
