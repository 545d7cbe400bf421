//! Uses the golden ratio in double precision. For differences of at least 102,334,155, some
//! products just below an integer are rounded up to it.

use proconio::{input, is_stdin_empty};

pub fn main() {
    while !is_stdin_empty() {
        input! { a: u64, b: u64 }
        let golden_ratio = (1.0 + 5f64.sqrt()) / 2.0;
        let lost = (a.abs_diff(b) as f64 * golden_ratio).floor() as u64 == a.min(b);
        println!("{}", u8::from(!lost));
    }
}
