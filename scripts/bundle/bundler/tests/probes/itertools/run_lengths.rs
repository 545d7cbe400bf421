// chunk_by, for run lengths

use itertools::Itertools;

fn main() {
    for (key, group) in &"aabbba".chars().chunk_by(|c| *c) {
        print!("{key}{} ", group.count());
    }
    println!();
}
