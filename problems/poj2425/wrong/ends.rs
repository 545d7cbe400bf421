//! Treats the zero after the queries as the end of the input.

use proconio::input;
use shared::grundy::{dag_values, wins};

pub fn main() {
    input! { successors: [[u32]] }
    let successors = successors.into_iter().collect();
    let values = dag_values(&successors).unwrap();
    loop {
        input! { pieces: [u64] }
        if pieces.is_empty() {
            break;
        }
        println!("{}", if wins(&values, &pieces) { "WIN" } else { "LOSE" });
    }
}
