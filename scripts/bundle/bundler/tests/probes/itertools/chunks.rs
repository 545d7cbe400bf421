// chunks

use itertools::Itertools;

fn main() {
    for chunk in &(0..8).chunks(3) {
        println!("{:?}", chunk.collect_vec());
    }
}
