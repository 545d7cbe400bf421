// free functions: zip, rev, enumerate, max, min, join, sorted, all, any, fold

use itertools::Itertools;

fn main() {
    println!("{:?}", itertools::zip_eq([1, 2], [3, 4]).collect_vec());
    println!("{:?}", itertools::sorted([2, 1]).collect_vec());
    println!("{}", itertools::join([1, 2], "-"));
    println!("{:?} {:?}", itertools::max([1, 5]), itertools::min([1, 5]));
    println!("{} {}", itertools::all(1..4, |n| n > 0), itertools::any(1..4, |n| n > 5));
    println!("{}", itertools::fold(1..4, 0, |a, b| a + b));
    println!("{:?}", itertools::rev(&[1, 2]).collect_vec());
    println!("{:?}", itertools::enumerate("ab".chars()).collect_vec());
}
