//! ABC265 Ex, wrong: takes every balanced placement for won, whatever its nim-sum.

use crate::common::abc265_ex::{balanced, more};
use proconio::input;

pub fn main() {
    input! { rows: usize, columns: usize }
    let won = more(rows, columns) + balanced(rows, columns);
    println!("{}", won.value());
}
