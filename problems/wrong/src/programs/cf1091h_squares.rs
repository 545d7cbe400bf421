//! Codeforces 1091H, wrong: wants the two primes of a product to be different.

use crate::common::cf1091h::answer;

pub fn main() {
    answer(
        |distance| distance - 1,
        |step, [first, second], forbidden| step != forbidden && first != second,
    );
}
