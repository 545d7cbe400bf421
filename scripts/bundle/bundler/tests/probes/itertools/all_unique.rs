// all_unique

use itertools::Itertools;

fn main() {
    println!("{} {}", (0..5).all_unique(), [1, 2, 1].iter().all_unique());
}
