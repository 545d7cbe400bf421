// is_sorted by tuple_windows

use itertools::Itertools;

fn main() {
    println!(
        "{} {}",
        [1, 2, 2].iter().tuple_windows().all(|(a, b)| a <= b),
        [3, 1].iter().tuple_windows().all(|(a, b)| a <= b)
    );
}
