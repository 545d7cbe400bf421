//! Lets Alice win only if Bob cannot place a tile after her first one.

use proconio::input;

pub fn main() {
    input! { t: usize }
    for _ in 0..t {
        input! { a: u64, b: u64, n: u64 }
        println!("{}", if n <= a + 2 * b - 2 { "Alice" } else { "Bob" });
    }
}
