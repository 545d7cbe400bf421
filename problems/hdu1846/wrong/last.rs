//! Lets whoever takes the last stone lose.

use proconio::input;

pub fn main() {
    input! { cases: usize }
    for _ in 0..cases {
        input! { stones: u32, most: u32 }
        let lost = stones % (most + 1) == 1;
        println!("{}", if lost { "second" } else { "first" });
    }
}
