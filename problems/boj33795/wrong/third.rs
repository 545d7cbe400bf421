//! Continues with a third range of lengths, as if there were one for each odd number of Alice's
//! tiles.

use proconio::input;

pub fn main() {
    input! { t: usize }
    for _ in 0..t {
        input! { a: u64, b: u64, n: u64 }
        let in_range = |tiles: u64| tiles * a <= n && n + 2 <= a + (tiles + 1) * b;
        let alice = [1, 3, 5].into_iter().any(in_range);
        println!("{}", if alice { "Alice" } else { "Bob" });
    }
}
