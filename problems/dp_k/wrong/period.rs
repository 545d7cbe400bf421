//! Uses the sum of the least and the greatest number as a period.

use proconio::input;

pub fn main() {
    input! { n: usize, k: usize, amounts: [usize; n] }
    let (least, round) = (amounts[0], amounts[0] + amounts[n - 1]);
    println!("{}", if k % round >= least { "First" } else { "Second" });
}
