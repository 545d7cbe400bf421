//! Lets Alice place her tile in the middle, if she can, and copy Bob's moves, though her tiles are
//! longer.

use proconio::input;

pub fn main() {
    input! { t: usize }
    for _ in 0..t {
        input! { a: u64, b: u64, n: u64 }
        let alice = n <= a + 2 * b - 2 || (n - a) % 2 == 0;
        println!("{}", if alice { "Alice" } else { "Bob" });
    }
}
