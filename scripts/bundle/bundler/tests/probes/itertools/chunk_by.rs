// chunk_by

use itertools::Itertools;

fn main() {
    for (key, group) in &[1, 3, 2, 4, 5].iter().chunk_by(|n| *n % 2) {
        println!("{key}: {:?}", group.collect_vec());
    }
}
