//! Reads the piles from the top to the bottom.

use super::common::{answer, berlekamp};

pub fn main() {
    let value = |pile: &[i64]| {
        let reversed: Vec<i64> = pile.iter().rev().copied().collect();
        berlekamp(&reversed)
    };
    answer(value);
}
