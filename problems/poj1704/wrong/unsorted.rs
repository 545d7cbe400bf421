//! Uses the positions in the order of the input.

use proconio::input;

pub fn main() {
    input! { cases: usize }
    for _ in 0..cases {
        input! { chessmen: usize, mut cells: [i64; chessmen] }
        if chessmen % 2 == 1 {
            cells.insert(0, 0);
        }
        let sum = cells.chunks(2).fold(0, |sum, pair| sum ^ (pair[1] - pair[0] - 1));
        println!("{} will win", if sum == 0 { "Bob" } else { "Georgia" });
    }
}
