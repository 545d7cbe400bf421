// into_grouping_map, into_grouping_map_by

use itertools::Itertools;

fn main() {
    let sums = [(1, 5), (2, 6), (1, 7)].into_iter().into_grouping_map().sum();
    println!("{:?}", sums.into_iter().sorted().collect_vec());
    let folded = (1..10).into_grouping_map_by(|n| n % 3).fold(0, |sum, _, n| sum + n);
    println!("{:?}", folded.into_iter().sorted().collect_vec());
    let most = (1..10).into_grouping_map_by(|n| n % 4).max();
    println!("{:?}", most.into_iter().sorted().collect_vec());
}
