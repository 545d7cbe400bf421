// kmerge

use itertools::Itertools;

fn main() {
    println!("{:?}", vec![vec![1, 5], vec![2, 9], vec![0]].into_iter().kmerge().collect_vec());
}
