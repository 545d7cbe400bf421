//! Removes the multiples of the named number, but not its sums with others.

use super::common::answer;

pub fn main() {
    answer(|left, named| {
        let left = left.iter().copied();
        left.filter(|number| number % named != 0).collect()
    });
}
