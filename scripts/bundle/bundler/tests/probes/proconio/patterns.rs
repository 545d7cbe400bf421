// tuples, mut, _ and nested lists in input!
// stdin: 2 7 1 2 3 4 5 6 2 8 9

use proconio::input;

fn main() {
    input! {
        (n, mut k): (usize, u64),
        pairs: [(i32, [u8; 2]); n],
        _: [u8],
    }
    k += 1;
    println!("{k} {pairs:?}");
}
