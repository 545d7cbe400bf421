//! POJ 1143, wrong: takes away the multiples of the number that is named, but no sum of it and others.

use super::common::answer;

pub fn main() {
    answer(|left, named| {
        let left = left.iter().copied();
        left.filter(|number| number % named != 0).collect()
    });
}
