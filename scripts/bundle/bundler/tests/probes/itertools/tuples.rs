// tuples

use itertools::Itertools;

fn main() {
    for (a, b) in (0..7).tuples() {
        println!("{a} {b}");
    }
}
