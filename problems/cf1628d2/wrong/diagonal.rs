//! Takes the mean even if Bob must add in all turns.

use super::common::answer;

pub fn main() {
    answer(|turns, k| (turns == 1).then_some(k), |_, _| 0);
}
