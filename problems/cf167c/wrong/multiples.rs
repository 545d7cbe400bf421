//! Plays Euclid's game: takes any multiple of the smaller number.

use proconio::input;

pub fn main() {
    fn wins(a: u64, b: u64) -> bool {
        a > 0 && (b / a >= 2 || b % a == 0 || !wins(b - a, a))
    }
    input! { t: usize }
    for _ in 0..t {
        input! { a: u64, b: u64 }
        println!("{}", if wins(a.min(b), a.max(b)) { "First" } else { "Second" });
    }
}
