//! POJ 2315, wrong: plain Nim, as if a move shot one ball only.

use super::common::answer;

pub fn main() {
    answer(|turns, most| (turns + 1) % (most + 1), |_| 1);
}
