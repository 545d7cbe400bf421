// diff_with

use itertools::Diff;

fn main() {
    match itertools::diff_with([1, 2, 3], [1, 5, 3], |a, b| a == b) {
        Some(Diff::FirstMismatch(i, _, _)) => println!("{i}"),
        _ => println!("alike"),
    }
}
