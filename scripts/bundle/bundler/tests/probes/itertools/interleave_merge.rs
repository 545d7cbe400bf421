// free functions: interleave, merge, kmerge, cloned, concat, partition

use itertools::Itertools;

fn main() {
    println!("{:?}", itertools::interleave(1..3, 5..7).collect_vec());
    println!("{:?}", itertools::merge([1, 4], [2, 3]).collect_vec());
    println!("{:?}", itertools::kmerge(vec![vec![1, 4], vec![2]]).collect_vec());
    println!("{:?}", itertools::concat(vec![vec![1], vec![2]]));
    let mut row = [1, 2, 3, 4];
    println!("{}", itertools::partition(&mut row, |n| n % 2 == 0));
    println!("{:?}", itertools::cloned(&[1, 2]).collect_vec());
}
