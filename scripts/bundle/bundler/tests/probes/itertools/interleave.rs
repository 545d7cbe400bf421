// interleave, interleave_shortest

use itertools::Itertools;

fn main() {
    println!("{:?}", (1..4).interleave(10..12).collect_vec());
    println!("{:?}", (1..9).interleave_shortest(10..12).collect_vec());
}
