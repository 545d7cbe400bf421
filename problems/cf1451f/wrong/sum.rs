//! Plays plain Nim, as if a move only lowered one number.

use proconio::input;
use shared::nim;

pub fn main() {
    input! { cases: usize }
    for _ in 0..cases {
        input! { rows: usize, columns: usize, numbers: [u64; rows * columns] }
        let lost = nim::sum(&numbers) == 0;
        println!("{}", if lost { "Jeel" } else { "Ashish" });
    }
}
