//! Divides by m instead of m + 1.

use proconio::input;

pub fn main() {
    input! { cases: usize }
    for _ in 0..cases {
        input! { stones: u32, most: u32 }
        let lost = stones % most == 0;
        println!("{}", if lost { "second" } else { "first" });
    }
}
