//! POJ 2315, wrong: plain Nim, as if a move shot one ball only.

use crate::common::poj2315::answer;

pub fn main() {
    answer(|turns, most| (turns + 1) % (most + 1), |_| 1);
}
