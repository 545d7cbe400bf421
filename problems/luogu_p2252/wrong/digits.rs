//! Uses the golden ratio to ten digits.

use proconio::input;

pub fn main() {
    input! { a: u64, b: u64 }
    let lost = (a.abs_diff(b) as f64 * 1.618_033_988_7) as u64 == a.min(b);
    println!("{}", u8::from(!lost));
}
