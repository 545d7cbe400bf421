// tuple_windows

use itertools::Itertools;

fn main() {
    for (a, b) in [1, 4, 9, 16].iter().tuple_windows() {
        println!("{} {}", a, b - a);
    }
    let three: Vec<(i32, i32, i32)> = (1..6).tuple_windows().collect();
    println!("{three:?}");
}
