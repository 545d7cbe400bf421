//! Uses the golden ratio in single precision.

use proconio::{input, is_stdin_empty};

pub fn main() {
    while !is_stdin_empty() {
        input! { a: u64, b: u64 }
        let golden_ratio = (1.0 + 5f32.sqrt()) / 2.0;
        let lost = (a.abs_diff(b) as f32 * golden_ratio).floor() as u64 == a.min(b);
        println!("{}", u8::from(!lost));
    }
}
