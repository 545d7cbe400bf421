// dropping, dropping_back, contains

use itertools::Itertools;

fn main() {
    println!("{:?} {:?}", (1..9).dropping(5).collect_vec(), (1..9).dropping_back(5).collect_vec());
    println!("{}", (1..9).contains(&7));
}
