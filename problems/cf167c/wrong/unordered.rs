//! Assumes that the first number is the smaller one.

use proconio::input;

pub fn main() {
    fn wins(a: u64, b: u64) -> bool {
        a > 0 && (!wins(b % a, a) || b / a % (a + 1) % 2 == 0)
    }
    input! { t: usize }
    for _ in 0..t {
        input! { a: u64, b: u64 }
        println!("{}", if wins(a, b) { "First" } else { "Second" });
    }
}
