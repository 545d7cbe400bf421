// circular_tuple_windows

use itertools::Itertools;

fn main() {
    for (a, b) in [3, 1, 4].iter().circular_tuple_windows() {
        println!("{a} {b}");
    }
}
