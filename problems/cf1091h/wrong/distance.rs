//! Codeforces 1091H, wrong: uses the distance of two tokens as the heap, not the number of free cells between them.

use super::common::answer;

pub fn main() {
    answer(|distance| distance, |step, _, forbidden| step != forbidden);
}
