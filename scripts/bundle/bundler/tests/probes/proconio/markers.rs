// markers: Chars, Bytes, Usize1, Isize1
// stdin: abc xyz 1 1

use proconio::input;
use proconio::marker::{Bytes, Chars, Isize1, Usize1};

fn main() {
    input! { a: Chars, b: Bytes, i: Usize1, j: Isize1 }
    println!("{a:?} {b:?} {i} {j}");
}
