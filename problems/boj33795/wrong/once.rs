//! Baekjoon 33795, wrong: Alice wins only with her first tile as the last one, so that Bob cannot place any.

use proconio::input;

pub fn main() {
    input! { t: usize }
    for _ in 0..t {
        input! { a: u64, b: u64, n: u64 }
        println!("{}", if n <= a + 2 * b - 2 { "Alice" } else { "Bob" });
    }
}
