//! Uses only the parity of the quotient, as if only the smaller number itself could be taken.

use proconio::input;

pub fn main() {
    fn wins(a: u64, b: u64) -> bool {
        a > 0 && (!wins(b % a, a) || b / a % 2 == 0)
    }
    input! { t: usize }
    for _ in 0..t {
        input! { a: u64, b: u64 }
        println!("{}", if wins(a.min(b), a.max(b)) { "First" } else { "Second" });
    }
}
