//! Adds the named number to each sum only once.

use super::common::{answer, missing};

pub fn main() {
    answer(|left, named| {
        let sums = missing(left);
        let is_sum = |number: usize| sums.iter().any(|sum| sum + named == number);
        let left = left.iter().copied();
        left.filter(|&number| !is_sum(number)).collect()
    });
}
