// pad_using

use itertools::Itertools;

fn main() {
    println!("{:?}", (1..3).pad_using(5, |i| i * 10).collect_vec());
}
