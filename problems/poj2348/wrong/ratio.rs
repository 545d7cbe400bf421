//! Compares the ratio with the golden ratio in floating point, which cannot distinguish it from
//! that of neighbouring Fibonacci numbers.

use proconio::input;

pub fn main() {
    loop {
        input! { a: u64, b: u64 }
        if a == 0 && b == 0 {
            break;
        }
        let ratio = a.max(b) as f64 / a.min(b) as f64;
        let stan = a == b || ratio > (1.0 + 5f64.sqrt()) / 2.0;
        println!("{} wins", if stan { "Stan" } else { "Ollie" });
    }
}
