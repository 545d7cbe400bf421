//! POJ 2315, wrong: forgets that a ball does not roll as far as one likes.

use super::common::answer;

pub fn main() {
    answer(|turns, _| turns + 1, |balls| balls);
}
