// tail

use itertools::Itertools;

fn main() {
    println!("{:?}", (1..9).tail(3).collect_vec());
}
