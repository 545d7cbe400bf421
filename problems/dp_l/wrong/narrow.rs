//! Keeps the differences in 32 bits.

use proconio::input;

pub fn main() {
    input! { row: [i32] }
    let mut leads = vec![0_i32; row.len() + 1];
    for length in 1..=row.len() {
        for start in 0..=row.len() - length {
            let first = row[start].wrapping_sub(leads[start + 1]);
            let last = row[start + length - 1].wrapping_sub(leads[start]);
            leads[start] = first.max(last);
        }
    }
    println!("{}", leads[0]);
}
