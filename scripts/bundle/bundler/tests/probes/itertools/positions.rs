// positions

use itertools::Itertools;

fn main() {
    println!("{:?}", "banana".chars().positions(|c| c == 'a').collect_vec());
}
