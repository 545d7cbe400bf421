//! Codeforces 1704F, wrong: takes equal numbers of both colours for lost.

use proconio::input;

pub fn main() {
    input! { cases: usize }
    for _ in 0..cases {
        input! { _length: usize, row: String }
        let red = row.matches('R').count();
        let alice = 2 * red > row.len();
        println!("{}", if alice { "Alice" } else { "Bob" });
    }
}
