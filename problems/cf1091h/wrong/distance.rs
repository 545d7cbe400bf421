//! Uses the distance of two tokens as the heap, not the free cells between them.

use super::common::answer;

pub fn main() {
    answer(|distance| distance, |step, _, forbidden| step != forbidden);
}
