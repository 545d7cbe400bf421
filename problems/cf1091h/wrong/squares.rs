//! Requires the two primes of a product to be different.

use super::common::answer;

pub fn main() {
    answer(
        |distance| distance - 1,
        |step, [first, second], forbidden| step != forbidden && first != second,
    );
}
