//! Gives the first player all numbers at odd places or all at even ones, whichever have the greater sum.

use proconio::input;

pub fn main() {
    input! { row: [u32] }
    let odd: u32 = row.iter().step_by(2).sum();
    let even: u32 = row.iter().skip(1).step_by(2).sum();
    println!("{} {}", odd.max(even), odd.min(even));
}
